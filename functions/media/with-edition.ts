import { maxFiles } from '#shared/constants/max-files.ts';
import type { EditionFile } from '../domain/editions/edition.ts';
import { toEditionFile } from '../domain/editions/editions-of.ts';
import { changeFiles } from '../domain/editions/next-edition.ts';
import { editedKindOf, uploadKinds } from '../domain/uploads/upload-kinds.ts';
import type { StoredFile } from '../domain/uploads/upload.ts';
import type { Write } from '../platform/dynamo.ts';
import type { CheckedFile } from './check-file.ts';
import { itemChanges, savedName, type ItemUpload, type ItemWithFiles } from './item-changes.ts';
import { RejectedFile } from '../domain/uploads/rejected-file.ts';

interface WithEdition {
  changes: Partial<ItemWithFiles>;
  writes: Write[];
  /** Files that the item no longer has, unless an edition names them. */
  dropped: StoredFile[];
}

/**
 * Returns the changes of an item when a file is published; for a file of a paper or a product, also those of its
 * editions.
 * @param sha256 hash of the main object, if it is a copy of the upload
 */
export async function withEdition(
  row: ItemUpload,
  item: ItemWithFiles,
  checked: CheckedFile,
  sha256: string | undefined,
): Promise<WithEdition> {
  const changes = itemChanges(row, item, checked);
  const catalogue = editedKindOf(row.kind);
  if (!catalogue) return { changes, writes: [], dropped: [] };
  const [{ key, contentType }] = checked.objects;
  const { fileName, sizeBytes } = row;
  const name = savedName(fileName, key.slice(key.lastIndexOf('.')));
  const file = toEditionFile({ ...checked, key, name, sizeBytes, contentType, sha256 });
  const change = uploadKinds[row.kind].holds === 'main file' ? replaceFirst : append;
  const edited = await changeFiles(catalogue, item, (files) => change(files, file));
  return {
    changes: { ...changes, ...edited.changes },
    writes: edited.writes,
    dropped: edited.dropped.map((old) => ({ bucket: 'private', key: old.key })),
  };
}

function replaceFirst(files: readonly EditionFile[], file: EditionFile): EditionFile[] {
  return [file, ...files.slice(1)];
}

function append(files: readonly EditionFile[], file: EditionFile): EditionFile[] {
  if (files.length === 0) {
    throw new RejectedFile('The main file comes first. Upload that, and then this one again.');
  }
  if (files.length >= maxFiles) {
    throw new RejectedFile(`There are ${maxFiles} files already. Remove one first.`);
  }
  return [...files, file];
}
