import { readFileSync } from 'node:fs';

const packageFile = new URL('../package.json', import.meta.url);

/** Reads the version of this software from package.json. */
export function readVersion(): string {
  return (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;
}
