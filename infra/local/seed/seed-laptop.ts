import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Stack } from '../start-stack.ts';
import { laptop } from '../stack-settings.ts';

export interface SeedProgress {
  done: number;
  total: number;
  title: string;
}

/**
 * Fills an empty laptop with the sample accounts and papers. Everything can be done twice and the mark `seeded` comes
 * last, so a run that was killed is taken up at the next start.
 * @param signal ends the work after the paper in hand
 */
export async function seedLaptop(
  stack: Pick<Stack, 'siteUrl' | 'emulators' | 'endpoints'>,
  dataDir: string,
  signal: AbortSignal,
  onProgress: (progress: SeedProgress) => void,
): Promise<void> {
  const mark = path.join(dataDir, 'seeded');
  if (existsSync(mark)) return;
  const [{ S3Client }, { papers }, { seedAccounts }, { seedPaper }] = await loadSeeds();
  await seedAccounts(stack.siteUrl, stack.emulators.cognito);
  const { region, credentials } = laptop;
  const endpoint = stack.endpoints.s3;
  const s3 = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  for (const [done, paper] of papers.entries()) {
    signal.throwIfAborted();
    onProgress({ done, total: papers.length, title: paper.title });
    await seedPaper(s3, paper);
  }
  s3.destroy();
  onProgress({ done: papers.length, total: papers.length, title: '' });
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
