import { basePath, type SiteRoute } from '#shared/pages/site-route.ts';

/**
 * The canonical address of a route after a move inside the app. Its origin is that of the one before, which the server
 * wrote: a site with a domain of its own is also reachable under CloudFront's name.
 */
export function canonicalUrl(before: string, route: SiteRoute, pathname: string): string {
  // All of the documentation is one page, whatever follows in its path.
  const path = route.path.endsWith('*') ? basePath(route) : pathname.replace(/\/$/, '');
  return new URL(before).origin + (path || '/');
}
