import { readAuthors } from '../../authors/author-repository.ts';
import { createRenamer } from '../../authors/current-names.ts';
import type { CatalogueKind } from '../../items/catalogue-kind.ts';
import type { Change } from './change-log-repository.ts';
import { readListedRows } from './listed-row-repository.ts';
import { newestFirst, type ListedRow } from './listed-row.ts';

/** Reading more changed items would take longer than reading the whole list. */
const maxItems = 1000;

/**
 * Returns a list in which all changed items have their current rows.
 * @returns undefined if there are too many
 */
export async function applyChanges(
  kind: CatalogueKind,
  rows: readonly ListedRow[],
  changes: readonly Change[],
): Promise<readonly ListedRow[] | undefined> {
  const ids = new Set(changes.flatMap(({ item }) => item ?? []));
  const isRenamed = changes.some(({ authors }) => authors);
  if (ids.size > maxItems) return undefined;
  if (ids.size === 0 && !isRenamed) return rows;
  const changed = await readListedRows(kind, [...ids]);
  const others = rows.filter(({ id }) => !ids.has(id));
  if (!isRenamed && !changed.some(({ author }) => author)) {
    return newestFirst([...others, ...changed]);
  }
  const rename = createRenamer((await readAuthors(true)).authors);
  const renamed = isRenamed ? others.map((row) => rename(withStoredName(row))) : others;
  return newestFirst([...renamed, ...changed.map(rename)]);
}

/** Returns a row with the name of its author that is stored with the item. */
function withStoredName(row: ListedRow): ListedRow {
  return row.storedAuthor === undefined
    ? row
    : { ...row, author: row.storedAuthor, storedAuthor: undefined };
}
