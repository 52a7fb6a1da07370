import type { NavLink } from '#shared/pages/nav-link.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import * as messages from './messages.ts';

const when = (isOn: boolean, link: NavLink): NavLink[] => (isOn ? [link] : []);

/** The links to all admin pages, in the order of a day's work. */
export const adminLinks: readonly NavLink[] = [
  { to: '/admin', label: messages.dashboard },
  { to: '/admin/orders', label: messages.orders },
  ...when(capabilities.articles, { to: '/admin/articles', label: messages.articles }),
  ...when(capabilities.podcasts, { to: '/admin/podcasts', label: messages.podcasts }),
  ...when(capabilities.products, { to: '/admin/products', label: messages.products }),
  { to: '/admin/authors', label: messages.authors },
  { to: '/admin/codes', label: messages.codes },
  { to: '/admin/bundles', label: messages.bundles },
  { to: '/admin/users', label: messages.users },
  ...when(capabilities.waitlists, { to: '/admin/waitlist', label: messages.waitlists }),
  ...when(capabilities.reviews, { to: '/admin/reviews', label: messages.reviews }),
  { to: '/admin/requests', label: messages.requests },
  ...when(capabilities.chat, { to: '/admin/replies', label: messages.ratedReplies }),
  { to: '/admin/audit', label: messages.auditLog },
  { to: '/admin#status', label: messages.status },
];

/** Returns the link to the admin page, or to the section of one, at a URL. */
export function currentLink(pathname: string, hash: string): string {
  const page = `/admin${/^\/admin(\/[^/]+)/.exec(pathname)?.[1] ?? ''}`;
  return adminLinks.find(({ to }) => to === page + hash)?.to ?? page;
}
