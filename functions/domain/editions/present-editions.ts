import type { Edition as ShownEdition } from '#shared/contracts/editions.ts';
import { siteDay } from '../../platform/site-day.ts';
import type { EditedKind } from '../items/catalogue-kind.ts';
import { readEditions, type EditedItem } from './editions-of.ts';
import type { CurrentEdition, Edition, EditionFile } from './edition.ts';

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
    publishedAt: shownDate({ number, at }, item),
    ...(changes && { changes }),
    files: files.map((file) => present(file, mayDownload)),
  };
}

function present(file: EditionFile, mayDownload: boolean) {
  const { key: _, contents: __, language: ___, sha256, ...shown } = file;
  return { ...shown, ...(mayDownload && sha256 && { sha256 }) };
}

/**
 * Returns the date of an edition: not earlier than the publication of its item. The edition with which an item was
 * first published has the date that was chosen for the item.
 */
export function shownDate(
  { number, at }: CurrentEdition,
  { publishedAt = '', firstPublishedAt }: Pick<EditedItem, 'publishedAt' | 'firstPublishedAt'>,
): string {
  const isFirst = number === 1 && firstPublishedAt && siteDay(at) <= siteDay(firstPublishedAt);
  return isFirst || at < publishedAt ? publishedAt : at;
}
