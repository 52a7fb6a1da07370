import { capabilities } from '#shared/site-config/capabilities.ts';
import { admin, type SiteRoute } from '#shared/pages/site-route.ts';

/** One of the administrators' pages: `features/admin/<name>-page`. */
const desk = (name: string, title: string, path = name): SiteRoute => ({
  path: `/admin/${path}`,
  page: `admin/${name}-page`,
  title,
  ...admin,
});

/** Pages of the administrators. */
export const adminRoutes: readonly SiteRoute[] = [
  { ...desk('dashboard', 'Dashboard'), path: '/admin' },
  desk('orders', 'Orders', 'orders/:id?'),
  desk('articles', 'Manage articles'),
  ...(capabilities.podcasts ? [desk('podcasts', 'Manage podcasts')] : []),
  desk('users', 'Manage users'),
  desk('codes', 'Discount codes'),
  ...(capabilities.waitlists ? [desk('waitlist', 'Waitlists')] : []),
  desk('requests', 'Deletion requests'),
];
