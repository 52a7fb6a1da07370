import { shopLinks } from '#site/pages/navigation.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import type { NavLink } from '#shared/pages/nav-link.ts';
import { savesItems } from '../../lib/saves-items.ts';
import type { Session } from '../../lib/session/session-store.ts';
import * as messages from './messages.ts';

const guestLinks: readonly NavLink[] = [
  { to: '/login', label: messages.signIn },
  { to: '/register', label: messages.createAccount },
  shopLinks.guest,
];

const memberLinks: readonly NavLink[] = [
  { to: '/profile', label: messages.myProfile },
  { to: '/purchases', label: messages.myPurchases },
  ...(savesItems ? [{ to: '/saved', label: messages.saved }] : []),
  { to: '/settings', label: messages.settings },
  shopLinks.member,
];

const adminLinks: readonly NavLink[] = [
  { to: '/admin', label: messages.dashboard },
  ...(capabilities.articles ? [{ to: '/admin/articles', label: messages.articles }] : []),
  ...(capabilities.podcasts ? [{ to: '/admin/podcasts', label: messages.podcasts }] : []),
  { to: '/admin/users', label: messages.users },
];

export interface UserMenu {
  /** The visitor's status; absent for guests. */
  standing?: 'Premium Member' | 'Administrator';
  /** Groups of links; the second group is for administrators. */
  groups: readonly (readonly NavLink[])[];
}

/** Returns the user menu for a guest, a member or an administrator. */
export function userMenu(session: Session | null): UserMenu {
  if (session === null) return { groups: [guestLinks] };
  if (session.role === 'admin') {
    return { standing: messages.administrator, groups: [memberLinks, adminLinks] };
  }
  return { standing: messages.premiumMember, groups: [memberLinks] };
}
