import type { LinkGroup, NavLink } from '#shared/pages/nav-link.ts';
import { capabilities } from '../config/capabilities.ts';

const library: readonly NavLink[] = capabilities.articles
  ? [{ to: '/articles', label: 'Articles' }]
  : [];
const hub: readonly NavLink[] = capabilities.podcasts
  ? [{ to: '/podcasthub', label: 'Podcast' }]
  : [];
const store: NavLink = { to: '/store', label: 'Store' };

/** The main links of every page. */
export const mainLinks: readonly NavLink[] = [
  { to: '/', label: 'Home' },
  ...library,
  ...hub,
  store,
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
];

/** The footer links of every page. */
export const footerGroups: readonly LinkGroup[] = [
  { title: 'Shop', links: [...library, ...hub, store] },
  {
    title: 'About us',
    links: [
      { to: '/about', label: 'About' },
      { to: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'The fine print',
    links: [
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
      { to: '/privacy/delete-data', label: 'Delete my data' },
    ],
  },
];

/** The user menu's links to the shop, for guests and for members. */
export const shopLinks: { guest: NavLink; member: NavLink } = { guest: store, member: store };

/** Documentation; this site has none. */
export const docsLink: NavLink | undefined = undefined;
