import { basePath, type SiteRoute } from '#shared/pages/site-route.ts';

/**
 * Returns the canonical URL of a route after a navigation inside the app. Its origin is that of the previous one, which
 * the server wrote: a site with its own domain is also reachable under CloudFront's name.
 */
export function canonicalUrl(before: string, route: SiteRoute, pathname: string): string {
  // The documentation is one page, whatever the rest of its path.
  const path = route.path.endsWith('*') ? basePath(route) : pathname.replace(/\/$/, '');
  return new URL(before).origin + (path || '/');
}
