import { admin, type SiteRoute } from '#shared/pages/site-route.ts';

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
  {
    path: '/admin/podcasts',
    page: 'admin/podcasts-page',
    title: 'Manage podcasts',
    ...admin,
  },
  {
    path: '/admin/users',
    page: 'admin/users-page',
    title: 'Manage users',
    ...admin,
  },
  {
    path: '/admin/waitlist',
    page: 'admin/waitlist-page',
    title: 'Waitlists',
    ...admin,
  },
  {
    path: '/admin/requests',
    page: 'admin/requests-page',
    title: 'Deletion requests',
    ...admin,
  },
];
