import { matchRoutes } from 'react-router-dom';
import { routes } from './routes.ts';
import type { SiteRoute } from '#shared/pages/site-route.ts';

const objects = routes.map((route) => ({ path: route.path, route }));

/** The route that a path opens, or undefined where the site has none. */
export function findRoute(pathname: string): SiteRoute | undefined {
  return matchRoutes(objects, pathname)?.[0]?.route.route;
}
