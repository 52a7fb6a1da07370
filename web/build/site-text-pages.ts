import { basePath, type SiteRoute } from '#shared/pages/site-route.ts';

/** Prerendered pages that say nothing to the assistant: they only make sense with a form, or with a link from a mail. */
const unread = new Set(['/login', '/reset-password']);

/** Pages that show only a part of their text at a time: the addresses of the other parts. */
const furtherParts: Readonly<Record<string, readonly { query: string; title: string }[]>> = {
  '/gear': [
    { query: '?tab=field', title: 'Gear: field equipment' },
    { query: '?tab=lab', title: 'Gear: data and AI lab' },
    { query: '?tab=studio', title: 'Gear: media studio' },
  ],
};

export interface TextPage {
  route: SiteRoute;
  /** Path and query at which it is rendered and cited. */
  address: string;
  title: string;
}

/** What is read for the assistant. @param home what the home page is called, which has no title of its own */
export function siteTextPages(routes: readonly SiteRoute[], home: string): TextPage[] {
  return routes
    .filter((route) => route.prerender && !unread.has(route.path))
    .flatMap((route) => {
      const address = basePath(route);
      const parts = furtherParts[route.path] ?? [];
      return [
        { route, address, title: route.title ?? home },
        ...parts.map(({ query, title }) => ({ route, address: address + query, title })),
      ];
    });
}
