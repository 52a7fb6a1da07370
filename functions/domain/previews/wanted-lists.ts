import type { EditionFile } from '../editions/edition.ts';
import { readEditions, type EditedItem } from '../editions/editions-of.ts';
import type { PreviewKind } from '../preview-requests/preview-id.ts';
import type { ListedArchive } from './listed-archive.ts';
import type { PreviewedItem } from './wanted-preview.ts';

export type ListedItem = PreviewedItem & EditedItem;

/** Whether an item shows the contents of its archives. Everyone who sees the item sees the list. */
export function wantsLists({ shelf, fileList }: PreviewedItem): boolean {
  return shelf !== undefined && fileList === 'shown';
}

/** Returns the archives to list: those of the last published edition. */
export async function wantedLists(
  kind: PreviewKind,
  item: ListedItem | undefined,
): Promise<EditionFile[]> {
  if (!item || !wantsLists(item)) return [];
  const { editions } = await readEditions(kind, item);
  return editions[0]?.files.filter((file) => archiveFormat(file)) ?? [];
}

export type ArchiveFormat = 'zip' | 'tar' | 'tar.gz';

/**
 * Returns the format of an archive; undefined if a file is not listed. Formats that contain an archive, such as EPUB,
 * are not listed.
 */
export function archiveFormat({
  contentType,
  name,
}: Pick<EditionFile, 'contentType' | 'name'>): ArchiveFormat | undefined {
  if (contentType === 'application/zip') return 'zip';
  if (contentType === 'application/x-tar') return 'tar';
  // A gzip file can contain any single file.
  const isTar = contentType === 'application/gzip' && /\.(tgz|tar\.gz)$/i.test(name);
  return isTar ? 'tar.gz' : undefined;
}

/** Whether exactly these archives have been read or found unreadable. An archive never changes. */
export function isListed(
  lists: readonly ListedArchive[] | undefined,
  wanted: readonly Pick<EditionFile, 'id'>[],
): boolean {
  const ids = (lists ?? []).map(({ fileId }) => fileId);
  return ids.join() === wanted.map(({ id }) => id).join();
}
