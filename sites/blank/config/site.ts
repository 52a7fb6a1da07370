import { defaultColours } from '#shared/site-config/default-colours.ts';
import { defaultLimits } from '#shared/site-config/default-limits.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';
import { shop } from './shop.ts';

const { name, subject, email } = shop;
const description = `${name} publishes and sells texts and files on ${subject}. Read what is free, buy the rest once and keep it.`;

/** Checked by `shared/site-config/schema.ts` at build time and in the tests. */
export const site: SiteConfig = {
  brand: {
    product: name,
    company: name,
    tagline: subject.charAt(0).toUpperCase() + subject.slice(1),
    description,
    colours: defaultColours,
  },
  emails: { support: email, privacy: email },
  address: { lines: [name, '[Street and number]', '[Town]'], country: '[Country]' },
  links: { social: [] },
  affiliate: {
    tag: '',
    redirects: {},
    elsewhere: { to: '/store', label: 'Store', text: 'Look in the store for what you were after.' },
  },
  money: { currency: shop.currency },
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
    title: name,
    description,
    ownerEmail: email,
    categories: [{ name: 'Education' }],
  },
  legal: { governingLaw: '[your country]', minimumAge: 16 },
  locale: shop.language,
  timeZone: shop.timeZone,
};
