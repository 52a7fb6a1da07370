import { episodes } from '#sites/outcrop/samples/episodes/index.ts';
import { papers } from '#sites/outcrop/samples/papers/index.ts';
import { volumes } from '#sites/outcrop/samples/products/index.ts';
import { audio } from '#site/config/audio.ts';
import { site } from '#shared/site-config/site.ts';
import { core } from '#site/config/own-products.ts';

const symbols: Record<string, string> = { gbp: '£', usd: '\\$', cad: 'CA?\\$' };

/** An amount as anybody might write it: £5 or £5.00, and no part of another figure. */
export function amount(minor: number, currency: string): RegExp {
  const cents = minor % 100;
  const fraction = cents === 0 ? '(?:\\.00)?' : `\\.${String(cents).padStart(2, '0')}`;
  return new RegExp(`${symbols[currency]}\\s?${Math.floor(minor / 100)}${fraction}(?![\\d.,]*\\d)`);
}

const priceIn =
  (shelf: readonly { slug: string; priceMinor: number }[]) =>
  (slug: string): RegExp => {
    const item = shelf.find((candidate) => candidate.slug === slug);
    if (!item) throw new Error(`There is no item ${slug}.`);
    return amount(item.priceMinor, site.money.currency);
  };

export const paperPrice = priceIn(papers);
export const episodePrice = priceIn(episodes);
export const productPrice = priceIn(volumes);

export const corePrice = amount(core.amountMinor, core.currency);

const { small, medium, large } = site.credits.packages;
const packagePrice = (minor: number) => amount(minor, site.money.currency);
export const creditPrices = {
  small: packagePrice(small.amountMinor),
  medium: packagePrice(medium.amountMinor),
  large: packagePrice(large.amountMinor),
};
export const freeCredits = new RegExp(`\\b${site.credits.signUp}\\b|\\bfive\\b`, 'i');

/** What narration costs for so many blocks of ten minutes. */
export const narration = (voice: keyof typeof audio.voices, blocks = 1): RegExp =>
  amount(audio.voices[voice].amountMinor * blocks, audio.currency);

export const support = site.emails.support;
export const privacyMail = site.emails.privacy;
export const age = String(site.legal.minimumAge);

export const paper = (slug: string): string => `/articles/art-${slug}`;
export const episode = (slug: string): string => `/podcasthub/pod-${slug}`;
