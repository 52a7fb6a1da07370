import { basePath, type SiteRoute } from '#shared/pages/site-route.ts';

/**
 * The canonical address of a route after a move inside the app. Its origin is that of the one before, which the server
 * wrote: a site with a domain of its own answers under CloudFront's name as well.
 */
export function canonicalUrl(before: string, route: SiteRoute, pathname: string): string {
  // All of the documentation is one page, whatever stands behind its address.
  const path = route.path.endsWith('*') ? basePath(route) : pathname.replace(/\/$/, '');
  return new URL(before).origin + (path || '/');
}
