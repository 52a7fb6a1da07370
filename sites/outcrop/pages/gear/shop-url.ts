import { site } from '#shared/site-config/site.ts';
import type { GearItem } from './gear-content.ts';

/** Returns one of our short links, or an Amazon search with the operator's tag, which makes it an affiliate link. */
export function shopUrl({ search = '', shortLink }: GearItem): string {
  if (shortLink !== undefined) return `/aff/${shortLink}`;
  return `https://www.amazon.com/s?${new URLSearchParams({ k: search, tag: site.affiliate.tag })}`;
}
