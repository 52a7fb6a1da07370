/** Whether the browser is at this path and query already: two events may report one choice, and make one history entry. */
export function isAt(pathAndQuery: string): boolean {
  return window.location.pathname + window.location.search === pathAndQuery;
}
