import type { ResourceType } from '#shared/contracts/fields.ts';
import { siteConfig } from '#shared/site-config/index.ts';

/** How an order is taxed: the setting of the site when it was placed. */
export interface QuotedTax {
  /** `automatic`: by Stripe Tax. `managed`: by Stripe Managed Payments, where Link is the seller. */
  mode: 'automatic' | 'managed';
  /** Whether the tax is added to the price or contained in it. */
  prices: 'exclusive' | 'inclusive';
  /** Stripe's code for what is sold. */
  taxCode: string;
  collectTaxIds?: boolean;
  sellerTaxId?: string;
}

/** How an item of this kind is taxed now; undefined where nothing is. */
export function taxOf(kind: ResourceType): QuotedTax | undefined {
  const { taxes } = siteConfig;
  if (!taxes || taxes.mode === 'none') return undefined;
  const { codes, ...setting } = taxes;
  return { ...setting, taxCode: codes[kind] ?? codes.product };
}
