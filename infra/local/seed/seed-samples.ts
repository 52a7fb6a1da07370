import type { SiteSamples } from '#shared/samples/sample.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import type { Stack } from '../start-stack.ts';
import { localSettings } from '../stack-settings.ts';
import { isSeeded, markSeeded } from './seed-mark.ts';

export interface SeedProgress {
  done: number;
  total: number;
  title: string;
}

export interface SeedOptions {
  /** Ends the work after the current item. */
  signal: AbortSignal;
  onProgress: (progress: SeedProgress) => void;
  /** The samples; those of the site by default. */
  samples?: Partial<SiteSamples> | undefined;
}

/**
 * Adds the sample accounts, papers, episodes and products to an empty stack. Each step can be repeated and
 * the mark `seeded` is written last: the next start continues an interrupted run.
 */
export async function seedSamples(
  stack: Pick<Stack, 'siteUrl' | 'emulators' | 'endpoints'>,
  dataDir: string,
  { signal, onProgress, samples }: SeedOptions,
): Promise<void> {
  if (isSeeded(dataDir)) return;
  const [s3Sdk, site, { seedAccounts }, ...seeds] = await loadSeeds();
  const [{ seedPaper }, { seedEpisode }, { seedProduct }] = seeds;
  await seedAccounts(stack.siteUrl, stack.emulators.cognito);
  const { region, credentials } = localSettings;
  const endpoint = stack.endpoints.s3;
  const s3 = new s3Sdk.S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const { papers = [], episodes = [], products = [] } = samples ?? site.samples;
  const works = [
    ...(capabilities.articles ? papers : []).map((paper) => ({
      title: paper.title,
      seed: () => seedPaper(s3, paper),
    })),
    ...(capabilities.podcasts ? episodes : []).map((episode) => ({
      title: episode.title,
      seed: () => seedEpisode(s3, episode),
    })),
    ...(capabilities.products ? products : []).map((product) => ({
      title: product.title,
      seed: () => seedProduct(s3, product),
    })),
  ];
  const total = works.length;
  const waiting = works.entries();
  const worker = async () => {
    for (const [done, { title, seed }] of waiting) {
      signal.throwIfAborted();
      onProgress({ done, total, title });
      await seed();
    }
  };
  await Promise.all([worker(), worker()]);
  s3.destroy();
  onProgress({ done: total, total, title: '' });
  markSeeded(dataDir, total);
}

/** Loads the samples' modules, which only the first start needs. */
function loadSeeds() {
  return Promise.all([
    import('@aws-sdk/client-s3'),
    import('#site/samples/index.ts'),
    import('./seed-accounts.ts'),
    import('./seed-paper.ts'),
    import('./seed-episode.ts'),
    import('./seed-product.ts'),
  ]);
}
