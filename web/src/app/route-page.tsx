import { createElement, use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { toastStore } from '../lib/toast.ts';
import { findRoute } from './find-route.ts';
import { leaveOtherPages, loadPage } from './pages.ts';
import type { SiteRoute } from '#shared/pages/site-route.ts';
import { useRouteHead } from './use-route-head.ts';

/** Shows a route's page; suspends while its code is loading. */
export function RoutePage({ route }: { route: SiteRoute }) {
  const location = useLocation();
  useRouteHead(route);
  useEffect(() => toastStore.setDefaultSeconds(route.toastSeconds ?? 3), [route]);
  const shown = findRoute(location.pathname, location.state)!;
  useEffect(() => leaveOtherPages(shown));
  return createElement(use(loadPage(shown)));
}
