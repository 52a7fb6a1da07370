import { open, type SiteRoute } from '#shared/pages/site-route.ts';

/** The routes of the pages in this folder. */
export const pageRoutes: readonly SiteRoute[] = [
  { path: '/', page: 'home/home-page', ...open },
  { path: '/about', page: 'about/about-page', title: 'About', ...open },
  { path: '/contact', page: 'contact/contact-page', title: 'Contact', ...open },
];
