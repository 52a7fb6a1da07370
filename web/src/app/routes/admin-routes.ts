import { capabilities } from '#shared/site-config/capabilities.ts';
import { admin, type SiteRoute } from '#shared/pages/site-route.ts';
import * as messages from './messages.ts';

/** One of the administrators' pages: `features/admin/<name>-page`. */
const desk = (name: string, title: string, path = name): SiteRoute => ({
  path: `/admin/${path}`,
  page: `admin/${name}-page`,
  title,
  ...admin,
});

/** Pages of the administrators. */
export const adminRoutes: readonly SiteRoute[] = [
  { ...desk('dashboard', messages.dashboard), path: '/admin' },
  desk('orders', messages.orders, messages.ordersId),
  ...(capabilities.articles ? [desk('articles', messages.manageArticles)] : []),
  ...(capabilities.podcasts ? [desk('podcasts', messages.managePodcasts)] : []),
  ...(capabilities.products ? [desk('products', messages.manageProducts)] : []),
  desk('authors', messages.authors),
  desk('users', messages.manageUsers),
  desk('codes', messages.discountCodes),
  desk('bundles', messages.bundles),
  ...(capabilities.waitlists ? [desk('waitlist', messages.waitlists)] : []),
  ...(capabilities.reviews ? [desk('reviews', messages.reviews)] : []),
  desk('requests', messages.deletionRequests),
  ...(capabilities.chat ? [desk('replies', messages.ratedReplies)] : []),
  desk('audit', messages.auditLog),
];
