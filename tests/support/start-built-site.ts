import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBundleLoader } from '#infra/local/load-bundle.ts';
import { seedSamples } from '#infra/local/seed/seed-samples.ts';
import { startStack } from '#infra/local/start-stack.ts';

/** The site as `npm start` runs it, built and with its samples, in memory and on free ports. For measurements. */
export async function startBuiltSite(dist: string) {
  process.env['POWERTOOLS_LOG_LEVEL'] ??= 'SILENT';
  const stack = await startStack({
    loadHandler: createBundleLoader(path.join(dist, 'functions')),
    web: { directory: path.join(dist, 'web') },
    pagesDir: path.join(dist, 'pages'),
    siteTextFile: path.join(dist, 'site-text.json'),
  });
  const marks = await mkdtemp(path.join(tmpdir(), 'outcrop-measured-'));
  const { signal } = new AbortController();
  await seedSamples(stack, marks, { signal, onProgress: () => undefined });
  return {
    siteUrl: stack.siteUrl,
    async stop() {
      await stack.stop();
      await rm(marks, { recursive: true });
    },
  };
}
