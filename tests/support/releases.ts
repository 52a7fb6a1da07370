import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const folder = path.resolve(import.meta.dirname, '../releases');

/** Versions whose data and template are kept, the oldest first. */
export const releases: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** Where the data and the template of this version are kept. */
export const releaseFolder = (version: string) => path.join(folder, version);

/** The CloudFormation template that `cdk synth` wrote for this version. */
export function templateOf(version: string): Record<string, unknown> {
  const packed = readFileSync(path.join(releaseFolder(version), 'template.json.gz'));
  return JSON.parse(gunzipSync(packed).toString('utf8')) as Record<string, unknown>;
}

/** What this version said of the shop in its data folder. */
export function shopOf(version: string): object {
  return JSON.parse(
    readFileSync(path.join(releaseFolder(version), 'expected.json'), 'utf8'),
  ) as object;
}

/** Puts a copy of this version's data folder there. */
export function unpackData(version: string, directory: string): void {
  execFileSync('tar', ['-xzf', path.join(releaseFolder(version), 'data.tgz'), '-C', directory]);
}
