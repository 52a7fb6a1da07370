import { site } from '#shared/site-config/site.ts';
import type { GearItem } from './gear-content.ts';

/** A short link of ours, or a search at Amazon with the operator's tag, which is what makes it an affiliate link. */
export function shopUrl({ search = '', shortLink }: GearItem): string {
  if (shortLink !== undefined) return `/aff/${shortLink}`;
  return `https://www.amazon.com/s?${new URLSearchParams({ k: search, tag: site.affiliate.tag })}`;
}
