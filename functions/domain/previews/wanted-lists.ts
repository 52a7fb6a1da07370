import { readEditions, type EditedItem } from '../editions/editions-of.ts';
import type { EditionFile } from '../editions/edition.ts';
import type { ListedArchive } from './listed-archive.ts';
import type { PreviewKind } from './preview.ts';
import type { PreviewedItem } from './wanted-preview.ts';

export type ListedItem = PreviewedItem & EditedItem;

/** Whether the list of what is in an item's archives is chosen. Who sees the item sees the list. */
export function wantsLists({ shelf, fileList }: PreviewedItem): boolean {
  return shelf !== undefined && fileList === 'shown';
}

/** The archives that are to be listed: those of the last published edition. */
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
 * What an archive is read as; undefined if a file is not listed. Other formats that are archives inside, such as EPUB, are
 * opened as what they are.
 */
export function archiveFormat({
  contentType,
  name,
}: Pick<EditionFile, 'contentType' | 'name'>): ArchiveFormat | undefined {
  if (contentType === 'application/zip') return 'zip';
  if (contentType === 'application/x-tar') return 'tar';
  // gzip packs any one file.
  const isTar = contentType === 'application/gzip' && /\.(tgz|tar\.gz)$/i.test(name);
  return isTar ? 'tar.gz' : undefined;
}

/** Whether exactly these have been read, or could not be. An archive never changes. */
export function isListed(
  lists: readonly ListedArchive[] | undefined,
  wanted: readonly Pick<EditionFile, 'id'>[],
): boolean {
  const ids = (lists ?? []).map(({ fileId }) => fileId);
  return ids.join() === wanted.map(({ id }) => id).join();
}
