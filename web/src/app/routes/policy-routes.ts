import { open, type SiteRoute } from '#shared/pages/site-route.ts';

/** What the operator promises, and the form that has data deleted. */
export const policyRoutes: readonly SiteRoute[] = [
  {
    path: '/privacy',
    page: 'policies/privacy-page',
    title: 'Privacy policy',
    ...open,
  },
  {
    path: '/privacy/delete-data',
    page: 'policies/delete-data-page',
    title: 'Delete my data',
    ...open,
  },
  {
    path: '/terms',
    page: 'policies/terms-page',
    title: 'Terms of use',
    ...open,
  },
];
