import { admin, type SiteRoute } from './site-route.ts';

/** Pages of the administrators. */
export const adminRoutes: readonly SiteRoute[] = [
  {
    path: '/admin',
    page: 'admin/dashboard-page',
    title: 'Dashboard',
    description: 'Products of the store.',
    ...admin,
  },
  {
    path: '/admin/articles',
    page: 'admin/articles-page',
    title: 'Manage articles',
    description: 'Articles of the library.',
    ...admin,
  },
  {
    path: '/admin/podcasts',
    page: 'admin/podcasts-page',
    title: 'Manage podcasts',
    description: 'Episodes of the hub.',
    ...admin,
  },
  {
    path: '/admin/users',
    page: 'admin/users-page',
    title: 'Manage users',
    description: 'Accounts of the site.',
    ...admin,
  },
];
