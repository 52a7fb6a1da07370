import type { TextParts } from '#shared/pages/text-part.ts';
import { basePath, type SiteRoute } from '#shared/pages/site-route.ts';

/** Prerendered pages that say nothing to the assistant: they only make sense with a form, or with a link from a mail. */
const unread = new Set(['/login', '/reset-password']);

export interface TextPage {
  route: SiteRoute;
  /** Path and query at which it is rendered and cited. */
  address: string;
  title: string;
}

/** What is read for the assistant. @param home what the home page is called, which has no title of its own */
export function siteTextPages(
  routes: readonly SiteRoute[],
  home: string,
  textParts: TextParts,
): TextPage[] {
  return routes
    .filter((route) => route.prerender && !unread.has(route.path))
    .flatMap((route) => {
      const address = basePath(route);
      const parts = textParts[route.path] ?? [];
      return [
        { route, address, title: route.title ?? home },
        ...parts.map(({ query, title }) => ({ route, address: address + query, title })),
      ];
    });
}
