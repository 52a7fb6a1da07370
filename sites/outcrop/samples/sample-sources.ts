import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';
import { siteConfig } from '#shared/site-config/index.ts';

/**
 * Returns a checksum of everything that determines how the sample files look: the press and its sources, without
 * packages. It covers the minified bundle, so that comments, formatting and moved files do not count.
 */
export async function hashSampleSources(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'print-samples.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    legalComments: 'none',
    packages: 'external',
    // The press reads the brand's name there, and nothing else.
    external: ['#shared/site-config/*', '#functions/*', '#infra/*'],
    write: false,
  });
  return createHash('sha256')
    .update(siteConfig.brand.product)
    .update(outputFiles[0]!.contents)
    .digest('hex');
}
