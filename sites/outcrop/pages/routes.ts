import { open, type SiteRoute } from '#shared/pages/site-route.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';

/** Tools with a waitlist. */
const awaitedRoutes: readonly SiteRoute[] = [
  {
    path: '/geodataresurrector',
    page: 'tools/geodata-page',
    title: 'GeoData Resurrector',
    ...open,
  },
  {
    path: '/proposal',
    page: 'tools/proposal-page',
    title: 'Proposal writer',
    ...open,
  },
];

const coreRoutes: readonly SiteRoute[] = [
  {
    path: '/core',
    page: 'tools/core-page',
    title: 'Core: LAS validation',
    ...open,
  },
  {
    path: '/core/success',
    page: 'tools/core-success-page',
    title: 'Your copy of Core',
    prerender: false,
  },
  {
    path: '/docs/*',
    page: 'docs/docs-page',
    title: 'Documentation',
    ...open,
  },
];

const narrationRoutes: readonly SiteRoute[] = [
  {
    path: '/audio',
    page: 'audio/audio-page',
    title: 'Audio narration',
    ...open,
  },
  {
    path: '/audio/privacy',
    page: 'audio/audio-privacy-page',
    title: 'Audio service: privacy',
    ...open,
  },
  {
    path: '/audio/terms',
    page: 'audio/audio-terms-page',
    title: 'Audio service: terms',
    ...open,
  },
];

const gearRoute: SiteRoute = {
  path: '/gear',
  page: 'gear/gear-page',
  title: 'Gear',
  ...open,
};

const analysisRoute: SiteRoute = {
  path: '/data-analysis-service',
  page: 'company/data-analysis-page',
  title: 'Data analysis service',
  ...open,
};

/** The routes of the pages in this folder. */
export const pageRoutes: readonly SiteRoute[] = [
  { path: '/', page: 'home/home-page', ...open },
  {
    path: '/lapisai',
    page: 'tools/lapisai-page',
    title: 'LapisAI',
    ...open,
  },
  ...(capabilities.waitlists ? awaitedRoutes : []),
  ...(capabilities.products ? coreRoutes : []),
  {
    path: '/aquatest-ai',
    page: 'tools/aquatest-page',
    title: 'AquaTest AI',
    ...open,
  },
  ...(capabilities.affiliate ? [gearRoute] : []),
  ...(capabilities.narration ? narrationRoutes : []),
  ...(capabilities.consulting ? [analysisRoute] : []),
  {
    path: '/about',
    page: 'company/about-page',
    title: 'About',
    ...open,
  },
  {
    path: '/contact',
    page: 'company/contact-page',
    title: 'Contact',
    ...open,
  },
];
