import { defaultColours } from '#shared/site-config/default-colours.ts';
import { defaultCredits } from '#shared/site-config/default-credits.ts';
import { defaultLimits } from '#shared/site-config/default-limits.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';
import { capabilities } from './capabilities.ts';
import { shop } from './shop.ts';

const { name, subject, email } = shop;
const { articles, podcasts, products } = capabilities;
const goods = [
  ...(articles ? ['texts'] : []),
  ...(podcasts && !articles ? ['episodes'] : []),
  ...(articles || products ? ['files'] : []),
].join(' and ');
const take = articles ? 'Read' : 'Take';
const description = `${name} publishes and sells ${goods} on ${subject}. ${take} what is free, buy the rest once and keep it.`;

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
  money: { currency: shop.currency },
  credits: defaultCredits,
  refuseCommonPasswords: true,
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
