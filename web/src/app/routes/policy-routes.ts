import { open, type SiteRoute } from '#shared/pages/site-route.ts';
import * as messages from './messages.ts';

/** The operator's policies, and the form for requesting the deletion of data. */
export const policyRoutes: readonly SiteRoute[] = [
  {
    path: '/privacy',
    page: 'policies/privacy-page',
    title: messages.privacyPolicy,
    ...open,
  },
  {
    path: '/privacy/delete-data',
    page: 'policies/delete-data-page',
    title: messages.deleteMyData,
    ...open,
  },
  {
    path: '/terms',
    page: 'policies/terms-page',
    title: messages.termsUse,
    ...open,
  },
];
