/**
 * Whether the browser is already at this path and query: two events may report one choice, which must add only one
 * history entry.
 */
export function isAt(pathAndQuery: string): boolean {
  return window.location.pathname + window.location.search === pathAndQuery;
}
