import { siteNouns } from '#shared/assistant/site-nouns.ts';
import { formatMinor } from '#shared/constants/money.ts';
import type { SourceKind } from '#shared/contracts/chat.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { PassageSource } from '../../passages/passage.ts';
import type { GroundedPassage } from '../answer.ts';

export const kindWords: Record<SourceKind, { one: string; many: string }> = {
  ...siteNouns,
  page: { one: 'page', many: 'pages' },
};

/** `paper, £9.00`, `episode, free`, `paper, yours`; empty for a page of the site. */
export function describe({ source, access }: Pick<GroundedPassage, 'source' | 'access'>): string {
  if (!access) return '';
  const terms = { owned: 'yours', free: 'free', paid: priceOf(source) }[access];
  return [kindWords[source.kind].one, terms].filter(Boolean).join(', ');
}

/** `£9.00` */
export function priceOf({ price }: PassageSource): string {
  return price ? formatMinor(price.amountMinor, price.currency, siteConfig.locale) : '';
}
