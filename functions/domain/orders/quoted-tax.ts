import type { ResourceType } from '#shared/contracts/fields.ts';
import { siteConfig } from '#shared/site-config/index.ts';

/** How an order is taxed: the site's setting at the time of the order. */
export interface QuotedTax {
  /** `automatic`: by Stripe Tax. `managed`: by Stripe Managed Payments, where Link is the seller. */
  mode: 'automatic' | 'managed';
  /** Whether the tax is added to the price or contained in it. */
  prices: 'exclusive' | 'inclusive';
  /** Stripe's tax code for the kind of item. */
  taxCode: string;
  collectTaxIds?: boolean;
  sellerTaxId?: string;
}

/** Returns how an item of this kind is taxed now; undefined if the site charges no tax. */
export function taxOf(kind: ResourceType): QuotedTax | undefined {
  const { taxes } = siteConfig;
  if (!taxes || taxes.mode === 'none') return undefined;
  const { codes, ...setting } = taxes;
  return { ...setting, taxCode: codes[kind] ?? codes.product };
}
