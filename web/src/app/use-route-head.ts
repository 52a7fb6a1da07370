import { useLayoutEffect, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitle } from '../lib/document-title.ts';
import { canonicalUrl } from './canonical-url.ts';
import type { SiteRoute } from '#shared/pages/site-route.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps title and canonical address of the document in step with the route, after moves inside the app: the path
 * without query and hash, of an open article or episode its own.
 * A layout effect, so that a page's own title (an open article's), which is set later, wins.
 */
export function useRouteHead(route: SiteRoute): void {
  const { pathname } = useLocation();
  useBrowserLayoutEffect(() => {
    document.title = documentTitle(route.title);
  }, [route]);
  useBrowserLayoutEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link) link.href = canonicalUrl(link.href, route, pathname);
  }, [route, pathname]);
}
