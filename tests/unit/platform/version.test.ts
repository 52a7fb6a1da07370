import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { bundleDefines } from '#infra/build-functions.ts';
import { assistantConfig } from '#shared/site-config/index.ts';

it('a bundle has the version of package.json', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const { outputFiles } = await build({
    entryPoints: ['functions/platform/version.ts'],
    define: bundleDefines(assistantConfig),
    minify: true,
    write: false,
  });
  expect(outputFiles[0]!.text).toContain(JSON.stringify(version));
  expect(outputFiles[0]!.text).not.toContain('process.env');
});
