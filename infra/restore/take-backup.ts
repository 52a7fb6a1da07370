import path from 'node:path';
import type { Manifest } from './backup-folder.ts';
import { openSet } from './open-set.ts';
import { dropSet } from './second-set.ts';
import type { Shop } from './shop.ts';
import { writeBackup } from './write-backup.ts';

/** Copies the shop as of one second into a folder. */
export async function takeBackup(
  shop: Shop,
  given: string | undefined,
  root: string,
): Promise<{ folder: string; manifest: Manifest }> {
  const set = await openSet(shop, {});
  const name = `${shop.name}-${set.at.replace(/[-:]|\..*/g, '')}`;
  const folder = given ?? path.join(root, 'backups', name);
  const manifest = await writeBackup(shop, set, folder);
  await dropSet(shop, set);
  return { folder, manifest };
}
