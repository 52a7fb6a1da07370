import { skipped, passed, failed, type Line } from '../doctor/line.ts';
import type { Manifest } from './backup-folder.ts';
import { quantity } from '../quantity.ts';
import { catalogueRows } from './check-set.ts';
import { isIntact } from './damage.ts';
import { restoreVersion, filesOf, isStored, type FileName } from './files.ts';
import { putFileBack } from './load-backup.ts';
import type { Shop } from './shop.ts';

export interface Backup {
  folder: string;
  manifest: Manifest;
}

/** Restores missing files: all those of a backup or, from their versions, those that the live catalogue names. */
export async function restoreFiles(shop: Shop, at: string, backup?: Backup): Promise<Line> {
  const gone: FileName[] = [];
  const wanted = backup?.manifest.files ?? filesOf(await catalogueRows(shop, shop));
  for (const file of wanted) {
    if (!(await isStored(shop, file))) gone.push(file);
  }
  const left: FileName[] = [];
  for (const file of gone) {
    const isBack = backup ? await putBack(shop, backup, file) : await restoreFile(shop, file, at);
    if (!isBack) left.push(file);
  }
  const brought = gone.length - left.length;
  if (left.length === 0) return passed('files', `${quantity(brought, 'file')} brought back.`);
  const names = left.map(({ key }) => key).join(', ');
  const says = `${quantity(brought, 'file')} brought back; these are still missing: ${names}.`;
  const next = backup
    ? 'upload them again in /admin'
    : '--from <folder>   (a backup of npm run backup)';
  return brought === 0 && !backup ? skipped('files', says, next) : failed('files', says, next);
}

async function putBack(shop: Shop, { folder, manifest }: Backup, file: FileName): Promise<boolean> {
  const stored = manifest.files.find(
    ({ bucket, key }) => bucket === file.bucket && key === file.key,
  );
  if (!stored || !(await isIntact(folder, stored))) return false;
  await putFileBack(shop, folder, stored);
  return true;
}

/** Restores one file; the local S3 keeps no versions. */
async function restoreFile(shop: Shop, file: FileName, at: string): Promise<boolean> {
  try {
    return await restoreVersion(shop, file, at);
  } catch (error) {
    if (error instanceof Error && error.name === 'NotImplemented') return false;
    throw error;
  }
}
