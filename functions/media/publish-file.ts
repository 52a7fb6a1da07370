import { conflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { changeItem, getItem } from '../domain/catalogue/catalogue-repository.ts';
import { getItemFiles, itemFilesWrite } from '../domain/uploads/item-files-repository.ts';
import { uploadKinds } from '../domain/uploads/upload-kinds.ts';
import { acceptWrite, getUpload, isOpen, planFiles } from '../domain/uploads/upload-repository.ts';
import type { StoredFile, UploadRow } from '../domain/uploads/upload.ts';
import type { CheckedFile } from './check-file.ts';
import type { IncomingFile } from './incoming-file.ts';
import { wantsPreview, type ItemUpload, type ItemWithFiles } from './item-changes.ts';
import { RejectedFile } from '../domain/uploads/rejected-file.ts';
import { replacedFiles } from './replaced-files.ts';
import { withEdition } from './with-edition.ts';
import { SupersededFile } from './superseded-file.ts';
import { tryToPublishPortrait } from './publish-portrait.ts';
import { writeObject } from './write-object.ts';

/**
 * Writes the objects of a checked file and then, in one transaction, the item, its upload and the item's file record.
 * Nothing is visible until then. The replaced objects are deleted a day later.
 * @throws RejectedFile if the item or author no longer exists, SupersededFile
 */
export async function publishFile(
  row: UploadRow,
  checked: CheckedFile,
  file: IncomingFile,
): Promise<void> {
  const attempt = async () => {
    const isDone = isForItem(row)
      ? await tryToPublish(row, checked, file)
      : await tryToPublishPortrait(row, checked, file);
    if (isDone) return;
    const now = await getUpload(row.id);
    return now && isOpen(now) ? conflict : undefined;
  };
  await retryOnConflict(attempt, {
    giveUp: () => new Error(`Upload ${row.id}: its item keeps changing.`),
  });
}

function isForItem(row: UploadRow): row is ItemUpload {
  return row.kind !== 'author-picture';
}

async function tryToPublish(
  row: ItemUpload,
  checked: CheckedFile,
  file: IncomingFile,
): Promise<boolean> {
  const { id, kind, itemId } = row;
  const { catalogue } = uploadKinds[kind];
  const [item, itemFiles] = await Promise.all([
    getItem<ItemWithFiles>(catalogue, itemId),
    getItemFiles(catalogue, itemId),
  ]);
  if (!item?.shelf) {
    throw new RejectedFile('The item that this file belongs to has been removed.');
  }
  const isAlone = uploadKinds[kind].holds !== 'other file';
  if (isAlone && (itemFiles.accepted[kind] ?? '') > id) throw new SupersededFile();
  const preview = checked.preview && wantsPreview(item) ? [checked.preview.object] : [];
  const objects = [...checked.objects, ...preview];
  const files: StoredFile[] = objects.map(({ bucket, key }) => ({ bucket, key }));
  if (!(await planFiles(id, files))) return false;
  const [sha256] = await Promise.all(objects.map((object) => writeObject(object, file)));
  const { changes, writes, dropped } = await withEdition(row, item, checked, sha256);
  const { pages, durationSeconds } = checked;
  const replaced = [...replacedFiles(item, changes), ...dropped];
  return changeItem(
    catalogue,
    itemId,
    changes,
    [
      ...writes,
      itemFilesWrite(catalogue, itemId, itemFiles, row),
      acceptWrite(id, { pages, durationSeconds, replaced }),
    ],
    // The state of a draft depends on the chosen state and on whether it has its file.
    { shelf: item.shelf, ...(item.shelf === 'draft' && { updatedAt: item.updatedAt }) },
  );
}
