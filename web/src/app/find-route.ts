import { matchRoutes } from 'react-router';
import { isOverList } from '../lib/over-list.ts';
import { routes } from './routes.ts';
import type { SiteRoute } from '#shared/pages/site-route.ts';

const objects = routes.map((route) => ({ path: route.path, route }));

/**
 * Returns the route of a location, with the page that it shows there; undefined if the site has none. An item has a
 * page of its own, unless it is open in a dialog over its list.
 * @param state the router's state
 */
export function findRoute(pathname: string, state?: unknown): SiteRoute | undefined {
  const match = matchRoutes(objects, pathname)?.[0];
  if (!match) return undefined;
  const { route } = match.route;
  const { itemPage: page } = route;
  return page && match.params['id'] && !isOverList(state) ? { ...route, page } : route;
}
