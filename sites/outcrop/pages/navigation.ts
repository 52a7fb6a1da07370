import type { LinkGroup, NavLink } from '#shared/pages/nav-link.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';

const library: readonly NavLink[] = capabilities.articles
  ? [{ to: '/articles', label: 'Articles' }]
  : [];
const hub: readonly NavLink[] = capabilities.podcasts
  ? [{ to: '/podcasthub', label: 'Audio Book' }]
  : [];

/**
 * Documentation, which the header shows once a HEAD request to its path has succeeded; undefined for a site without
 * any.
 */
export const docsLink: NavLink | undefined = capabilities.products
  ? { to: '/docs', label: 'Docs' }
  : undefined;

/** The main links of every page. */
export const mainLinks: readonly NavLink[] = [
  { to: '/', label: 'Home' },
  ...library,
  { to: '/lapisai', label: 'LapisAI', badge: 'AI' },
  ...(capabilities.waitlists
    ? [{ to: '/geodataresurrector', label: 'GeoData', badge: 'Tool' }]
    : []),
  ...hub,
  { to: '/about', label: 'About' },
  ...(capabilities.affiliate ? [{ to: '/gear', label: 'Gear', badge: 'Shop' }] : []),
  { to: '/#tools', label: 'Tools' },
  ...(capabilities.consulting ? [{ to: '/#consulting', label: 'Consulting' }] : []),
];

/** The footer links of every page. */
export const footerGroups: readonly LinkGroup[] = [
  {
    title: 'Read and listen',
    links: [
      ...library,
      ...hub,
      ...(docsLink ? [{ to: '/docs', label: 'Documentation' }] : []),
      { to: '/store', label: 'Store' },
    ],
  },
  {
    title: 'Work with us',
    links: [
      ...(capabilities.consulting
        ? [{ to: '/data-analysis-service', label: 'Data analysis' }]
        : []),
      ...(capabilities.narration ? [{ to: '/audio', label: 'Audio narration' }] : []),
      ...(capabilities.affiliate ? [{ to: '/gear', label: 'Gear' }] : []),
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
export const shopLinks: { guest: NavLink; member: NavLink } = {
  guest: { to: capabilities.affiliate ? '/gear' : '/store', label: 'Browse Store' },
  member: { to: '/store', label: 'Upgrade to Pro' },
};
