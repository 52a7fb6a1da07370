import { defaultLimits } from '#shared/site-config/default-limits.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';

/** Checked by `shared/site-config/schema.ts` at build time and in the tests. */
export const site: SiteConfig = {
  brand: {
    product: 'Blank',
    company: 'Blank',
    tagline: 'A subject of yours',
    description:
      'Blank publishes and sells texts and files on a subject of yours. Read what is free, buy the rest once and keep it.',
    colours: {
      accent: '#0f6b6b',
      accentDark: '#7fd4d0',
      palette: ['#bcd9d6', '#7fb3b0', '#3f8d8a', '#0f6b6b'],
    },
  },
  emails: { support: 'hello@blank.example', privacy: 'hello@blank.example' },
  address: { lines: ['Blank', '[Street and number]', '[Town]'], country: '[Country]' },
  links: { social: [] },
  affiliate: {
    tag: '',
    redirects: {},
    elsewhere: { to: '/store', label: 'Store', text: 'Look in the store for what you were after.' },
  },
  money: { currency: 'eur' },
  credits: {
    signUp: 0,
    perReply: 1,
    packages: {
      small: { credits: 20, amountMinor: 500 },
      medium: { credits: 50, amountMinor: 1000 },
      large: { credits: 120, amountMinor: 2000 },
    },
  },
  limits: defaultLimits,
  podcast: {
    title: 'Blank',
    description:
      'Blank publishes and sells texts and files on a subject of yours. Read what is free, buy the rest once and keep it.',
    ownerEmail: 'hello@blank.example',
    categories: [{ name: 'Education' }],
  },
  legal: { governingLaw: '[your country]', minimumAge: 16 },
  locale: 'en-GB',
  timeZone: 'UTC',
};
