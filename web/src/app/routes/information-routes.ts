import { site } from '../../../../shared/site-config/site.ts';
import { open, type SiteRoute } from './site-route.ts';

const { product } = site.brand;

/** Tools, services and the pages about the site. */
export const informationRoutes: readonly SiteRoute[] = [
  {
    path: '/lapisai',
    page: 'tools/lapisai-page',
    title: 'LapisAI',
    description:
      'A geology research assistant for the phone: ask about rocks, logs and water and see the sources.',
    ...open,
  },
  {
    path: '/geodataresurrector',
    page: 'tools/geodata-page',
    title: 'GeoData Resurrector',
    description:
      'Paper maps, old logs and seismic tapes brought back as data that can be checked and used.',
    ...open,
  },
  {
    path: '/proposal',
    page: 'tools/proposal-page',
    title: 'Proposal writer',
    description: 'An AI tool that drafts business proposals for geoscience work, with a waitlist.',
    ...open,
  },
  {
    path: '/core',
    page: 'tools/core-page',
    title: 'Core: LAS validation',
    description:
      'A command-line tool that checks LAS well-log files and says what is wrong, line by line.',
    ...open,
  },
  {
    path: '/core/success',
    page: 'tools/core-success-page',
    title: 'Your copy of Core',
    description: 'Your purchase and its download.',
    prerender: false,
  },
  {
    path: '/docs/*',
    page: 'docs/docs-page',
    title: 'Documentation',
    description:
      'How to check LAS files with Core: installation, command line and troubleshooting.',
    ...open,
  },
  {
    path: '/aquatest-ai',
    page: 'tools/aquatest-page',
    title: 'AquaTest AI',
    description:
      'Turns a water-test lab report into a 0 to 100 safety score with a plain flag for every parameter.',
    ...open,
  },

  {
    path: '/gear',
    page: 'gear/gear-page',
    title: 'Gear',
    description: 'Field, lab and studio equipment that we would buy again.',
    ...open,
  },
  {
    path: '/audio',
    page: 'audio/audio-page',
    title: 'Audio narration',
    description:
      'Send a PDF or a link and get an MP3 narration back, after a free one-minute sample.',
    ...open,
  },
  {
    path: '/audio/privacy',
    page: 'audio/audio-privacy-page',
    title: 'Audio service: privacy',
    description:
      'What the audio narration service keeps, for how long, and how to have it deleted.',
    ...open,
  },
  {
    path: '/audio/terms',
    page: 'audio/audio-terms-page',
    title: 'Audio service: terms',
    description: 'How orders, payment, delivery and refunds work for audio narration.',
    ...open,
  },

  {
    path: '/data-analysis-service',
    page: 'company/data-analysis-page',
    title: 'Data analysis service',
    description:
      'Geoscience data analysis, machine learning and reports on demand, from a first e-mail to a documented project.',
    ...open,
  },
  {
    path: '/about',
    page: 'company/about-page',
    title: 'About',
    description: `Who makes ${product}, why, and what we hold to.`,
    ...open,
  },
  {
    path: '/contact',
    page: 'company/contact-page',
    title: 'Contact',
    description: `Write to ${site.brand.company}: e-mail, WhatsApp and address.`,
    ...open,
  },
  {
    path: '/privacy',
    page: 'policies/privacy-page',
    title: 'Privacy policy',
    description: `What ${site.brand.company} stores about you, why, and how to have it removed.`,
    ...open,
  },
  {
    path: '/privacy/delete-data',
    page: 'policies/delete-data-page',
    title: 'Delete my data',
    description: 'How to have the data of the water-testing app or of your account deleted.',
    ...open,
  },
  {
    path: '/terms',
    page: 'policies/terms-page',
    title: 'Terms of use',
    description: `The terms on which ${site.brand.company} offers this site.`,
    ...open,
  },
];
