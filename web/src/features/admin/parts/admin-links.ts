import type { NavLink } from '#shared/pages/nav-link.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';

const when = (isOn: boolean, link: NavLink): NavLink[] => (isOn ? [link] : []);

/** Every desk of the administrators, in the order of a day's work. */
export const adminLinks: readonly NavLink[] = [
  { to: '/admin', label: 'Dashboard' },
  { to: '/admin/orders', label: 'Orders' },
  { to: '/admin/articles', label: 'Articles' },
  ...when(capabilities.podcasts, { to: '/admin/podcasts', label: 'Podcasts' }),
  ...when(capabilities.products, { to: '/admin#products', label: 'Products' }),
  { to: '/admin/codes', label: 'Codes' },
  { to: '/admin/codes#bundles', label: 'Bundles' },
  { to: '/admin/users', label: 'Users' },
  ...when(capabilities.waitlists, { to: '/admin/waitlist', label: 'Waitlists' }),
  { to: '/admin/requests', label: 'Requests' },
  { to: '/admin?tab=audit', label: 'Audit log' },
];

/** The link to the desk that an address shows. */
export function currentLink(pathname: string, tab: string | null): string {
  if (pathname === '/admin' && tab === 'audit') return '/admin?tab=audit';
  return `/admin${/^\/admin(\/[^/]+)/.exec(pathname)?.[1] ?? ''}`;
}
