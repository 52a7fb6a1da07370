/** Which page of which search a table shows; stands in the address, so that it can be shared and gone back to. */
export interface ListQuery {
  q: string;
  /** Leads to the page; empty for the first. */
  cursor: string;
  /** 1 for the first. Only for people: the cursor finds the rows. */
  page: number;
}

/** Longest search that the list calls take. */
const longestSearch = 200;

const names = (prefix: string) => ({
  q: `${prefix}q`,
  cursor: `${prefix}cursor`,
  page: `${prefix}page`,
});

/** @param prefix Tells apart the lists of one page: 'products-' reads `?products-q=`. */
export function readListQuery(search: URLSearchParams, prefix: string): ListQuery {
  const name = names(prefix);
  const cursor = search.get(name.cursor) ?? '';
  const page = Number(search.get(name.page));
  return {
    q: (search.get(name.q) ?? '').trim().slice(0, longestSearch),
    cursor,
    page: cursor && Number.isSafeInteger(page) && page > 1 ? page : cursor ? 2 : 1,
  };
}

/** The query with that place in it; what else it says stays. */
export function withListQuery(search: URLSearchParams, prefix: string, place: ListQuery) {
  const name = names(prefix);
  const next = new URLSearchParams(search);
  for (const one of Object.values(name)) next.delete(one);
  if (place.q) next.set(name.q, place.q);
  if (place.cursor) {
    next.set(name.cursor, place.cursor);
    next.set(name.page, String(place.page));
  }
  return next;
}
