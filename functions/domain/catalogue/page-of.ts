/**
 * A page of a list. The cursor names the last row and its position: paging stays correct when rows are added or
 * removed.
 */
export interface Page<Row> {
  rows: Row[];
  nextCursor?: string;
}

/** Returns the page after `cursor` of a sorted list; without a limit, all rows from there. */
export function pageOf<Row extends { id: string }>(
  rows: Row[],
  limit: number | undefined,
  cursor: string | undefined,
): Page<Row> {
  const start = pageStart(rows, cursor);
  const end = limit === undefined ? rows.length : start + limit;
  const page = rows.slice(start, end);
  const last = page.at(-1);
  return end < rows.length && last
    ? { rows: page, nextCursor: `${end}.${last.id}` }
    : { rows: page };
}

/** The index at which the page after `cursor` begins. */
export function pageStart(rows: readonly { id: string }[], cursor: string | undefined): number {
  if (!cursor) return 0;
  const dot = cursor.indexOf('.');
  const position = Number(cursor.slice(0, dot));
  const id = cursor.slice(dot + 1);
  if (rows[position - 1]?.id === id) return position;
  const found = rows.findIndex((row) => row.id === id);
  if (found >= 0) return found + 1;
  return Number.isInteger(position) && position > 0 ? Math.min(position, rows.length) : 0;
}
