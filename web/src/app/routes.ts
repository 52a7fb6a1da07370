import { adminRoutes } from './routes/admin-routes.ts';
import { informationRoutes } from './routes/information-routes.ts';
import type { SiteRoute } from './routes/site-route.ts';
import { storeRoutes } from './routes/store-routes.ts';

/** Every page of the site. What matches none of them goes to `/`. */
export const routes: readonly SiteRoute[] = [...storeRoutes, ...informationRoutes, ...adminRoutes];
