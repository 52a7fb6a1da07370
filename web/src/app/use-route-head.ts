import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { documentTitle } from '../lib/document-title.ts';
import { canonicalUrl } from './canonical-url.ts';
import type { SiteRoute } from '#shared/pages/site-route.ts';

/**
 * Keeps the document's title and canonical URL in step with the route after navigations inside the app. The canonical
 * URL is the path without query and hash; an open article or episode has its own. This is a layout effect, so that a
 * page's own title (an open article's) is set later and wins.
 */
export function useRouteHead(route: SiteRoute): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    document.title = documentTitle(route.title);
  }, [route]);
  useLayoutEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link) link.href = canonicalUrl(link.href, route, pathname);
  }, [route, pathname]);
}
