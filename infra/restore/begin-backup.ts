import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { begunName, isComplete, readManifest } from './backup-folder.ts';
import type { Shop } from './shop.ts';

/** Formats a time for the name of a folder. */
export const compactTime = (at: string) => at.replace(/[-:]|\..*/g, '');

const begunSchema = z.object({ shop: z.string(), at: z.iso.datetime() });

/**
 * Returns the time of an unfinished backup in a folder, which this run continues; undefined if the folder is new or
 * empty.
 * @throws Error that says what to do, if the folder contains anything else: a backup never overwrites files
 */
export function begunAt(folder: string, { name }: Pick<Shop, 'name'>): string | undefined {
  if (!existsSync(folder)) return undefined;
  const isFolder = statSync(folder).isDirectory();
  const begun = path.join(folder, begunName);
  if (isFolder && existsSync(begun)) {
    const { shop, at } = begunSchema.parse(JSON.parse(readFileSync(begun, 'utf8')));
    if (shop === name) return at;
    throw new Error(`${folder} contains an unfinished backup of ${shop}.\n${anotherFolder}`);
  }
  if (isFolder && readdirSync(folder).length === 0) return undefined;
  const what = !isFolder
    ? 'is not a folder'
    : isComplete(folder)
      ? 'contains a complete backup, which is never overwritten'
      : 'is not empty';
  throw new Error(`${folder} ${what}.\n${anotherFolder}`);
}

const anotherFolder = '  → choose a folder that does not exist yet';

/** Records the time of a backup before its tables are created: a later run continues with the same time. */
export function beginBackup(folder: string, { name: shop }: Pick<Shop, 'name'>, at: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, begunName), JSON.stringify({ shop, at }), { mode: 0o600 });
}

export function endBackup(folder: string): void {
  rmSync(path.join(folder, begunName));
}

/**
 * Makes room for another backup in a folder.
 * @returns the new place of the complete backup that was in it, if any
 */
export function setAside(folder: string): string | undefined {
  if (!isComplete(folder) || existsSync(path.join(folder, begunName))) return undefined;
  const aside = `${folder}-${compactTime(readManifest(folder).at)}`;
  renameSync(folder, aside);
  return aside;
}
