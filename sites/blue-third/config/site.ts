import { defaultCredits } from '#shared/site-config/default-credits.ts';
import { defaultLimits } from '#shared/site-config/default-limits.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';
import { shop } from './shop.ts';

const { name, email } = shop;

/** Checked by `shared/site-config/schema.ts` at build time and in the tests. */
export const site: SiteConfig = {
  brand: {
    product: name,
    company: `${name} School of Jazz`,
    tagline: 'Jazz lessons you can play tonight',
    description:
      'A small school for people who play jazz at home: printed lessons, play-along sessions and scores. Half of it is free; buy the rest once and keep it.',
    colours: {
      accent: '#6a2c5f',
      accentDark: '#eaa9da',
      palette: ['#e7b24c', '#d5532f', '#2f7ea6', '#4a2348'],
    },
  },
  emails: { support: email, privacy: 'privacy@blue-third.example' },
  address: {
    lines: [`${name} School of Jazz`, 'An invented street 3-7', 'Koenji, Suginami-ku, Tokyo'],
    country: 'Japan',
  },
  links: { social: [] },
  money: { currency: shop.currency },
  credits: defaultCredits,
  refuseCommonPasswords: true,
  limits: defaultLimits,
  podcast: {
    title: 'Blue Third Sessions',
    description:
      'Play-along sessions for people who practise jazz: a blues at a walking tempo, cadences in twelve keys, a metronome that leaves. Each has a task, and each ends before the coffee is cold.',
    ownerEmail: email,
    categories: [{ name: 'Music' }, { name: 'Education', subcategory: 'How To' }],
  },
  legal: { governingLaw: 'Japan', minimumAge: 16 },
  locale: shop.language,
  timeZone: shop.timeZone,
};
