import type { Edition as ShownEdition } from '#shared/contracts/editions.ts';
import { readEditions, type EditedItem, type EditedKind } from './editions-of.ts';
import type { Edition, EditionFile } from './edition.ts';

/**
 * Returns the editions of an item for its page.
 * @param mayDownload whether the caller may download the files, and so sees their SHA-256
 */
export async function presentEditions(
  kind: EditedKind,
  item: EditedItem,
  mayDownload: boolean,
): Promise<ShownEdition[]> {
  const { editions } = await readEditions(kind, item);
  return editions.map((edition) => presentEdition(edition, item, mayDownload));
}

export function presentEdition(
  { number, at, changes, files }: Edition,
  item: EditedItem,
  mayDownload: boolean,
): ShownEdition {
  return {
    number,
    publishedAt: shownDate(at, item),
    ...(changes && { changes }),
    files: files.map((file) => present(file, mayDownload)),
  };
}

function present(file: EditionFile, mayDownload: boolean) {
  const { key: _, contents: __, language: ___, sha256, ...shown } = file;
  return { ...shown, ...(mayDownload && sha256 && { sha256 }) };
}

/** Returns the date of an edition: not earlier than the publication of its item. */
export function shownDate(
  at: string,
  { publishedAt = '' }: Pick<EditedItem, 'publishedAt'>,
): string {
  return at < publishedAt ? publishedAt : at;
}
