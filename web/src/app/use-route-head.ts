import { useLayoutEffect, useEffect } from 'react';
import { documentTitle } from '../lib/document-title.ts';
import { baseAddress, type SiteRoute } from './routes/site-route.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps title and canonical address of the document in step with the route, after moves inside the app.
 * A layout effect, so that a page's own title (an open article's), which is set later, wins.
 */
export function useRouteHead(route: SiteRoute): void {
  useBrowserLayoutEffect(() => {
    document.title = documentTitle(route.title);
    document.querySelector('link[rel=canonical]')?.setAttribute('href', baseAddress(route));
  }, [route]);
}
