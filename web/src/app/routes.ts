import { pageRoutes } from '#site/pages/routes.ts';
import type { SiteRoute } from '#shared/pages/site-route.ts';
import { adminRoutes } from './routes/admin-routes.ts';
import { policyRoutes } from './routes/policy-routes.ts';
import { storeRoutes } from './routes/store-routes.ts';

/** Every page of the site. Paths that match none redirect to `/`. */
export const routes: readonly SiteRoute[] = [
  ...pageRoutes,
  ...storeRoutes,
  ...policyRoutes,
  ...adminRoutes,
];
