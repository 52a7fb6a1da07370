import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Paper } from './press/paper.ts';
import type { Stack } from '../start-stack.ts';
import { laptop } from '../stack-settings.ts';

export interface SeedProgress {
  done: number;
  total: number;
  title: string;
}

export interface SeedOptions {
  /** Ends the work after the papers in hand. */
  signal: AbortSignal;
  onProgress: (progress: SeedProgress) => void;
  /** Default: the sample library. */
  papers?: readonly Paper[];
}

/**
 * Fills an empty laptop with the sample accounts and papers. Everything can be done twice and the mark `seeded` comes
 * last, so a run that was killed is taken up at the next start.
 * Two presses work at once: one sets type while the covers of the other are compressed.
 */
export async function seedLaptop(
  stack: Pick<Stack, 'siteUrl' | 'emulators' | 'endpoints'>,
  dataDir: string,
  { signal, onProgress, papers }: SeedOptions,
): Promise<void> {
  const mark = path.join(dataDir, 'seeded');
  if (existsSync(mark)) return;
  const [{ S3Client }, library, { seedAccounts }, { seedPaper }] = await loadSeeds();
  const wanted = papers ?? library.papers;
  await seedAccounts(stack.siteUrl, stack.emulators.cognito);
  const { region, credentials } = laptop;
  const endpoint = stack.endpoints.s3;
  const s3 = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const waiting = wanted.entries();
  const press = async () => {
    for (const [done, paper] of waiting) {
      signal.throwIfAborted();
      onProgress({ done, total: wanted.length, title: paper.title });
      await seedPaper(s3, paper);
    }
  };
  await Promise.all([press(), press()]);
  s3.destroy();
  onProgress({ done: wanted.length, total: wanted.length, title: '' });
  writeFileSync(mark, `${new Date().toISOString()}\n`);
}

/** Only a first start needs the press and the papers. */
function loadSeeds() {
  return Promise.all([
    import('@aws-sdk/client-s3'),
    import('./papers/index.ts'),
    import('./seed-accounts.ts'),
    import('./seed-paper.ts'),
  ]);
}
