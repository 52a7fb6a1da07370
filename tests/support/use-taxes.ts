import { siteConfig } from '#shared/site-config/index.ts';
import type { Taxes } from '#shared/site-config/taxes-schema.ts';

const codes = {
  article: 'txcd_10302000',
  podcast: 'txcd_10401100',
  product: 'txcd_10202000',
  credits: 'txcd_10000000',
};
const automatic = {
  mode: 'automatic' as const,
  codes,
  collectTaxIds: true,
  sellerTaxId: 'VAT number GB 999 9999 73',
};

/** Settings of a site that taxes what it sells. */
export const taxSettings = {
  exclusive: { ...automatic, prices: 'exclusive' },
  inclusive: { ...automatic, prices: 'inclusive' },
  managed: { mode: 'managed', prices: 'exclusive', codes },
} satisfies Record<string, Taxes>;

/** Sets how the functions of this process tax from now on; nothing without an argument. */
export function useTaxes(taxes?: Taxes): void {
  if (taxes) siteConfig.taxes = taxes;
  else delete siteConfig.taxes;
}

export const withdrawalText =
  'Deliver at once. I know that I lose my right of withdrawal when the download begins.';

/** Sets whether the buyer has to agree about the right of withdrawal from now on. */
export function useWithdrawal(isAsked: boolean): void {
  if (isAsked) siteConfig.legal.withdrawal = { text: withdrawalText };
  else delete siteConfig.legal.withdrawal;
}
