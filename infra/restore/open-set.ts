import { tableNames } from '../tables.ts';
import { refuseDamagedTables } from './damage.ts';
import type { Backup } from './restore-files.ts';
import { loadBackup } from './load-backup.ts';
import { findSets, makeSet, restorableTime, setAt, type SecondSet } from './second-set.ts';
import { stageOption, type Shop } from './shop.ts';

export interface Source {
  /** The time to restore; by default that of an interrupted run, else the latest possible. */
  at?: string;
  backup?: Backup;
  /** The new id of each member whose account was created again, by old id. */
  ids?: ReadonlyMap<string, string>;
}

/**
 * Opens the tables as they were, beside the live ones. After an interruption, the next run continues with the existing
 * tables.
 * @throws Error that says what to do, if there are tables of another time
 */
export async function openSet(shop: Shop, source: Source): Promise<SecondSet> {
  const { backup, ids = new Map() } = source;
  if (backup) {
    await refuseOtherSets(shop, setAt(shop, backup.manifest.at, 'loaded'));
    await refuseDamagedTables(backup.folder, backup.manifest);
    return loadBackup(shop, backup.folder, backup.manifest, ids);
  }
  const [leftover] = await findSets(shop);
  const at = leftover ? (source.at ?? leftover.at) : await restorableTime(shop, source.at);
  const set = setAt(shop, at);
  await refuseOtherSets(shop, set);
  await makeSet(shop, set);
  return set;
}

/**
 * Refuses to continue beside tables of other runs.
 * @throws Error that says what to do about them
 */
export async function refuseOtherSets(shop: Shop, wanted: SecondSet): Promise<void> {
  const other = (await findSets(shop)).find(({ prefix }) => prefix !== wanted.prefix);
  if (!other) return;
  throw new Error(
    `A run for ${other.at} was interrupted or is still running, and its tables still exist.\n  → run the same command as then   (continues it; or npm run restore --${stageOption(shop)} --abandon: deletes the tables)`,
  );
}

export function setText({ at, prefix }: SecondSet): string {
  return `${tableNames.length} tables are restored as of ${at}, as a second set (${prefix}-…).`;
}
