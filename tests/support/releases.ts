import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseFolder } from '#infra/diff-guard/released-templates.ts';

/** The expected state of the shop in this version's data folder. */
export function shopOf(version: string): object {
  return JSON.parse(
    readFileSync(path.join(releaseFolder(version), 'expected.json'), 'utf8'),
  ) as object;
}

/** Puts a copy of this version's data folder there. */
export function unpackData(version: string, directory: string): void {
  execFileSync('tar', ['-xzf', path.join(releaseFolder(version), 'data.tgz'), '-C', directory]);
}
