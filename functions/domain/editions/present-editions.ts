import type { Edition as ShownEdition } from '#shared/contracts/editions.ts';
import { readEditions, type EditedItem, type EditedKind } from './editions-of.ts';
import type { EditionFile } from './edition.ts';

/**
 * The editions of an item as its page shows them.
 * @param mayDownload the caller gets the files, and with them their SHA-256
 */
export async function presentEditions(
  kind: EditedKind,
  item: EditedItem,
  mayDownload: boolean,
): Promise<ShownEdition[]> {
  const { editions } = await readEditions(kind, item);
  return editions.map(({ number, at, files }) => ({
    number,
    publishedAt: shownDate(at, item),
    files: files.map((file) => present(file, mayDownload)),
  }));
}

function present({ key: _, sha256, ...shown }: EditionFile, mayDownload: boolean) {
  return { ...shown, ...(mayDownload && sha256 && { sha256 }) };
}

/** What was accepted before the item was published has been there since then. */
export function shownDate(
  at: string,
  { publishedAt = '' }: Pick<EditedItem, 'publishedAt'>,
): string {
  return at < publishedAt ? publishedAt : at;
}
