/**
 * Remembers the current URL before an async step. The returned function tells whether the visitor is still there
 * (ignoring the hash): a late response never navigates a user who has moved on. It compares URLs, not mounted
 * components: the old page stays mounted while the next one loads.
 */
export function createLocationGuard(): () => boolean {
  const { pathname, search } = window.location;
  return () => window.location.pathname === pathname && window.location.search === search;
}
