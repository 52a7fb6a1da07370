export interface Paging {
  /** Cursor of the next page, from the Link header; absent on the last page. */
  nextCursor?: string;
  /** The total number of matching rows, from X-Total-Count. */
  total?: number;
}

/** Reads the paging headers of a list call: `Link: </api/articles?cursor=abc&limit=24>; rel="next"`. */
export function readPaging(headers: Headers): Paging {
  const next = /<([^>]+)>\s*;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1];
  const total = headers.get('x-total-count');
  return {
    nextCursor: next
      ? (new URL(next, 'http://x').searchParams.get('cursor') ?? undefined)
      : undefined,
    total: total === null ? undefined : Number(total),
  };
}
