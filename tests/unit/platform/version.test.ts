import { readFileSync } from 'node:fs';
import { build } from 'rolldown';
import { expect, it } from 'vitest';
import { bundleDefines } from '#infra/bundle-functions.ts';
import { assistantConfig } from '#shared/site-config/index.ts';

it('a bundle has the version of package.json', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const { output } = await build({
    input: 'functions/platform/version.ts',
    transform: { define: bundleDefines(assistantConfig) },
    write: false,
  });
  expect(output[0].code).toContain(JSON.stringify(version));
  expect(output[0].code).not.toContain('process.env');
});
