import { shopLinks } from '#site/pages/navigation.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import type { NavLink } from '#shared/pages/nav-link.ts';
import type { Session } from '../../lib/session/session-store.ts';

const guestLinks: readonly NavLink[] = [
  { to: '/login', label: 'Sign In' },
  { to: '/register', label: 'Create Account' },
  shopLinks.guest,
];

const memberLinks: readonly NavLink[] = [
  { to: '/profile', label: 'My Profile' },
  { to: '/purchases', label: 'My Purchases' },
  { to: '/saved', label: 'Saved' },
  { to: '/settings', label: 'Settings' },
  shopLinks.member,
];

const adminLinks: readonly NavLink[] = [
  { to: '/admin', label: 'Dashboard' },
  { to: '/admin/articles', label: 'Articles' },
  ...(capabilities.podcasts ? [{ to: '/admin/podcasts', label: 'Podcasts' }] : []),
  { to: '/admin/users', label: 'Users' },
];

export interface UserMenu {
  /** What the visitor is called: nothing for guests. */
  standing?: 'Premium Member' | 'Administrator';
  /** Groups of links; the second one is the administrator's. */
  groups: readonly (readonly NavLink[])[];
}

/** The user menu in its three forms: guest, member, administrator. */
export function userMenu(session: Session | null): UserMenu {
  if (session === null) return { groups: [guestLinks] };
  if (session.role === 'admin') {
    return { standing: 'Administrator', groups: [memberLinks, adminLinks] };
  }
  return { standing: 'Premium Member', groups: [memberLinks] };
}
