import type { TextParts } from '#shared/pages/text-part.ts';
import { basePath, type SiteRoute } from '#shared/pages/site-route.ts';

/**
 * Prerendered pages that the assistant does not read, because they only make sense with a form or a link from an email.
 */
const unread = new Set(['/login', '/reset-password']);

export interface TextPage {
  route: SiteRoute;
  /** The path and query under which it is rendered and cited. */
  url: string;
  title: string;
}

/**
 * Returns the pages that are read for the assistant.
 * @param home the name of the home page, which has no title of its own
 */
export function siteTextPages(
  routes: readonly SiteRoute[],
  home: string,
  textParts: TextParts,
): TextPage[] {
  return routes
    .filter((route) => route.prerender && !unread.has(route.path))
    .flatMap((route) => {
      const url = basePath(route);
      const parts = textParts[route.path] ?? [];
      return [
        { route, url, title: route.title ?? home },
        ...parts.map(({ query, title }) => ({ route, url: url + query, title })),
      ];
    });
}
