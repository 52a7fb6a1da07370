import { writeFile } from 'node:fs/promises';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { describeApi, openApiText } from './describe-api.ts';

npmCommand('openapi')
  .addHelpText('after', '\nIt comes from the contract manifest. A test fails if it is out of date.')
  .parse();

const folder = new URL('./', import.meta.url);
await writeFile(new URL('openapi.json', folder), openApiText());
await writeFile(new URL('api.md', folder), describeApi());
