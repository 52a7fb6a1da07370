import { capabilities } from '#shared/site-config/capabilities.ts';
import { admin, type SiteRoute } from '#shared/pages/site-route.ts';

const podcastsRoute: SiteRoute = {
  path: '/admin/podcasts',
  page: 'admin/podcasts-page',
  title: 'Manage podcasts',
  ...admin,
};

const waitlistRoute: SiteRoute = {
  path: '/admin/waitlist',
  page: 'admin/waitlist-page',
  title: 'Waitlists',
  ...admin,
};

/** Pages of the administrators. */
export const adminRoutes: readonly SiteRoute[] = [
  {
    path: '/admin',
    page: 'admin/dashboard-page',
    title: 'Dashboard',
    ...admin,
  },
  {
    path: '/admin/articles',
    page: 'admin/articles-page',
    title: 'Manage articles',
    ...admin,
  },
  ...(capabilities.podcasts ? [podcastsRoute] : []),
  {
    path: '/admin/users',
    page: 'admin/users-page',
    title: 'Manage users',
    ...admin,
  },
  {
    path: '/admin/codes',
    page: 'admin/codes-page',
    title: 'Discount codes',
    ...admin,
  },
  ...(capabilities.waitlists ? [waitlistRoute] : []),
  {
    path: '/admin/requests',
    page: 'admin/requests-page',
    title: 'Deletion requests',
    ...admin,
  },
];
