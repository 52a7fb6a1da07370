import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';
import { siteConfig } from '#shared/site-config/index.ts';

/**
 * A checksum of everything that decides how the sample files look: the press and what it prints, without packages. It is
 * taken of the minified bundle, so that comments, formatting and moved files do not count.
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
    // The press reads the name of the brand there, and nothing else.
    external: ['#shared/site-config/*', '#functions/*', '#infra/*'],
    write: false,
  });
  return createHash('sha256')
    .update(siteConfig.brand.product)
    .update(outputFiles[0]!.contents)
    .digest('hex');
}
