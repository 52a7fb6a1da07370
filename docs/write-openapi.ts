import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openApiText } from '#shared/contracts/openapi-text.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { describeApi } from './describe-api.ts';

const { folder } = npmCommand('openapi')
  .option('--folder <path>', 'where to write openapi.json and api.md', import.meta.dirname)
  .addHelpText(
    'after',
    '\nIt is generated from the contract manifest and describes the calls of the site (SITE). A test fails if the description of the default site is out of date.',
  )
  .parse()
  .opts();

await mkdir(folder, { recursive: true });
await writeFile(
  path.join(folder, 'openapi.json'),
  openApiText(siteConfig.brand.product, capabilities),
);
await writeFile(path.join(folder, 'api.md'), describeApi());
