import { fileId } from '../domain/editions/edition.ts';
import { nextEdition } from '../domain/editions/next-edition.ts';
import { uploadKinds } from '../domain/uploads/upload-kinds.ts';
import type { UploadRow } from '../domain/uploads/upload.ts';
import type { Write } from '../platform/dynamo.ts';
import type { CheckedFile } from './check-file.ts';
import { itemChanges, type ItemWithFiles } from './item-changes.ts';

/**
 * The changes of an item when a file is published, and of the main file of a paper or a product also the edition that
 * it makes.
 * @param sha256 of the main object, if it is a copy of what was uploaded
 */
export async function withEdition(
  row: UploadRow,
  item: ItemWithFiles,
  checked: CheckedFile,
  sha256: string | undefined,
): Promise<{ changes: Partial<ItemWithFiles>; writes: Write[] }> {
  const changes = itemChanges(row, item, checked);
  const { catalogue } = uploadKinds[row.kind];
  const { file } = changes;
  if (!file || catalogue === 'podcasts') return { changes, writes: [] };
  const { key, name, sizeBytes } = file;
  const { pages, durationSeconds } = checked;
  const { edition, writes } = await nextEdition(catalogue, item, {
    id: fileId(key),
    key,
    name,
    sizeBytes,
    contentType: checked.objects[0]!.contentType,
    ...(sha256 && { sha256 }),
    ...(pages && { pages }),
    ...(durationSeconds && { durationSeconds }),
  });
  return { changes: { ...changes, edition }, writes };
}
