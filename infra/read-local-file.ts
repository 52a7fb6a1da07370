import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localDataFolder } from './local-data-folder.ts';

/** The names of the file, newest first: version 0.1.0 wrote `laptop.json`. */
const names = ['local.json', 'laptop.json'];

/** Reads the file in which the running local stack describes itself; undefined if there is none. */
export function readLocalFile(environment: Record<string, string | undefined>): string | undefined {
  const folder = localDataFolder(environment);
  const file = names.map((name) => path.join(folder, name)).find((file) => existsSync(file));
  return file && readFileSync(file, 'utf8');
}
