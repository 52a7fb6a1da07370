import { capabilities } from '#shared/site-config/capabilities.ts';
import { admin, type SiteRoute } from '#shared/pages/site-route.ts';
import * as messages from './messages.ts';

/** One of the administrators' pages: `features/admin/<name>-page`. */
const adminPage = (name: string, title: string, path = name): SiteRoute => ({
  path: `/admin/${path}`,
  page: `admin/${name}-page`,
  title,
  ...admin,
});

/** Pages of the administrators. */
export const adminRoutes: readonly SiteRoute[] = [
  { ...adminPage('dashboard', messages.dashboard), path: '/admin' },
  adminPage('orders', messages.orders, 'orders/:id?'),
  ...(capabilities.articles ? [adminPage('articles', messages.manageArticles)] : []),
  ...(capabilities.podcasts ? [adminPage('podcasts', messages.managePodcasts)] : []),
  ...(capabilities.products ? [adminPage('products', messages.manageProducts)] : []),
  adminPage('authors', messages.authors),
  adminPage('users', messages.manageUsers),
  adminPage('codes', messages.discountCodes),
  adminPage('bundles', messages.bundles),
  ...(capabilities.waitlists ? [adminPage('waitlist', messages.waitlists)] : []),
  ...(capabilities.reviews ? [adminPage('reviews', messages.reviews)] : []),
  adminPage('requests', messages.deletionRequests),
  ...(capabilities.chat ? [adminPage('replies', messages.ratedReplies)] : []),
  adminPage('audit', messages.auditLog),
];
