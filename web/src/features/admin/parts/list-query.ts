/** The page, search and order of a table. They are in the URL, so they can be shared and restored. */
export interface ListQuery {
  q: string;
  /** The order, as the call names it; empty for the list's own. */
  sort: string;
  /** Cursor of the page; empty for the first. */
  cursor: string;
  /** Page number from 1, for display only: the cursor selects the rows. */
  page: number;
}

/** Longest search that the list calls accept. */
const longestSearch = 200;

const names = (prefix: string) => ({
  q: `${prefix}q`,
  sort: `${prefix}sort`,
  cursor: `${prefix}cursor`,
  page: `${prefix}page`,
});

/** @param prefix Separates several lists on one page: 'files-' reads `?files-q=`. */
export function readListQuery(search: URLSearchParams, prefix: string): ListQuery {
  const name = names(prefix);
  const cursor = search.get(name.cursor) ?? '';
  const page = Number(search.get(name.page));
  return {
    q: (search.get(name.q) ?? '').trim().slice(0, longestSearch),
    sort: search.get(name.sort) ?? '',
    cursor,
    page: cursor && Number.isSafeInteger(page) && page > 1 ? page : cursor ? 2 : 1,
  };
}

/** Returns the query for the first page of the list with another filter; an empty value takes the filter off. */
export function withFilter(
  search: URLSearchParams,
  values: Record<string, string>,
): URLSearchParams {
  const { q, sort } = readListQuery(search, '');
  const next = withListQuery(search, '', { q, sort, cursor: '', page: 1 });
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Returns the query with this page, search and order; other parameters are kept. */
export function withListQuery(search: URLSearchParams, prefix: string, place: ListQuery) {
  const name = names(prefix);
  const next = new URLSearchParams(search);
  for (const one of Object.values(name)) next.delete(one);
  if (place.q) next.set(name.q, place.q);
  if (place.sort) next.set(name.sort, place.sort);
  if (place.cursor) {
    next.set(name.cursor, place.cursor);
    next.set(name.page, String(place.page));
  }
  return next;
}
