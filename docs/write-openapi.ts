import { writeFile } from 'node:fs/promises';
import { describeApi, openApiText } from './describe-api.ts';

/**
 * `npm run openapi`: writes the description of the API from the contract manifest. A test fails if it is out of date.
 */
const folder = new URL('./', import.meta.url);
await writeFile(new URL('openapi.json', folder), openApiText());
await writeFile(new URL('api.md', folder), describeApi());
