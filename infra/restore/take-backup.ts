import path from 'node:path';
import { isComplete, readManifest, type Manifest } from './backup-folder.ts';
import { begunAt, beginBackup, compactTime, endBackup } from './begin-backup.ts';
import { refuseOtherSets } from './open-set.ts';
import { dropSet, findSets, makeSet, restorableTime, setAt } from './second-set.ts';
import type { Shop } from './shop.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Copies the shop's state at one second into a folder. After an interruption, the next run continues in the same
 * folder. Tables left by another command are never mistaken for the current ones.
 */
export async function takeBackup(
  shop: Shop,
  given: string | undefined,
  root: string,
): Promise<{ folder: string; manifest: Manifest }> {
  const folder = given ?? (await ownFolder(shop, root));
  const at = begunAt(folder, shop) ?? (await restorableTime(shop));
  const set = setAt(shop, at);
  await refuseOtherSets(shop, set);
  beginBackup(folder, shop, at);
  if (!isComplete(folder)) {
    await makeSet(shop, set);
    await writeBackup(shop, set, folder);
  }
  await dropSet(shop, set);
  endBackup(folder);
  return { folder, manifest: readManifest(folder) };
}

/** Finds the folder of an interrupted backup, if there is one. */
async function ownFolder(shop: Shop, root: string): Promise<string> {
  const folderOf = (at: string) => path.join(root, 'backups', `${shop.name}-${compactTime(at)}`);
  const [leftover] = await findSets(shop);
  return folderOf(leftover?.at ?? (await restorableTime(shop)));
}
