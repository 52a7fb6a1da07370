import { tableNames } from '../tables.ts';
import type { Backup } from './restore-files.ts';
import { loadBackup } from './load-backup.ts';
import { findSets, makeSet, restorableTime, setAt, type SecondSet } from './second-set.ts';
import type { Shop } from './shop.ts';

export interface Source {
  /** The time; else that of a run that was cut off, else the latest. */
  at?: string;
  backup?: Backup;
  /** Members whose accounts have new ids. */
  ids?: ReadonlyMap<string, string>;
}

/**
 * The tables as they were, beside the live ones. A run that was cut off goes on with the tables that it left.
 * @throws Error that says what to do about tables of another time
 */
export async function openSet(shop: Shop, source: Source): Promise<SecondSet> {
  const { backup, ids = new Map() } = source;
  const [leftover] = await findSets(shop);
  const wanted = backup
    ? setAt(shop, backup.manifest.at, 'loaded')
    : source.at !== undefined && setAt(shop, source.at);
  const isOther = wanted
    ? leftover?.prefix !== wanted.prefix
    : leftover?.prefix.includes('-loaded-');
  if (leftover && isOther) {
    throw new Error(
      `A run for ${leftover.at} was cut off, and its tables are still there.\n  → the same command as then   (goes on with it; or --abandon: deletes them)`,
    );
  }
  if (backup) return loadBackup(shop, backup.folder, backup.manifest, ids);
  const set = leftover ?? setAt(shop, await restorableTime(shop, source.at));
  await makeSet(shop, set);
  return set;
}

export function setText({ at, prefix }: SecondSet): string {
  return `${tableNames.length} tables are as of ${at}, beside the live ones (${prefix}-…).`;
}
