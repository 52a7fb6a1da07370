import { open, type SiteRoute } from '#shared/pages/site-route.ts';
import * as messages from './messages.ts';

/** What the operator promises, and the form that has data deleted. */
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
