/**
 * Call it before something is waited for; its answer says afterwards whether the visitor is still at the same address
 * (anchors aside). Who has clicked on meanwhile is not pulled back. The address, and not whether a part is still
 * mounted: an old page stays on the screen while the code of the next one is on its way.
 */
export function createLocationGuard(): () => boolean {
  const { pathname, search } = window.location;
  return () => window.location.pathname === pathname && window.location.search === search;
}
