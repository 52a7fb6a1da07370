import { siteConfig } from '#shared/site-config/index.ts';
import type { TaxFacts } from '../mails/mail.ts';
import type { BuyerDetails } from './buyer-details.ts';
import type { Order } from './order.ts';

/** Returns the tax details for the receipt of a paid order; undefined if it was not taxed. */
export function taxFactsOf(order: Order): TaxFacts | undefined {
  const { quote, amountMinor, taxMinor = 0, buyer = {} } = order;
  if (!quote?.tax) return undefined;
  const { mode, prices, sellerTaxId } = quote.tax;
  return {
    seller: mode === 'managed' ? 'link' : 'shop',
    ...(sellerTaxId && { sellerTaxId }),
    prices,
    netMinor: amountMinor - taxMinor,
    buyer: linesOf(buyer),
    buyerTaxIds: buyer.taxIds ?? [],
    hasInvoice: hasInvoice(order),
  };
}

/** Whether Stripe issues an invoice in our name. With Managed Payments, Link issues one in its own. */
export function hasInvoice({ quote }: Pick<Order, 'quote'>): boolean {
  return quote?.tax?.mode === 'automatic';
}

/** Formats a name and address as lines. */
export function linesOf({ name, address = {} }: BuyerDetails): string[] {
  const { line1, line2, postalCode, city, state, country } = address;
  const town = [postalCode, city].filter(Boolean).join(' ');
  const land = country && new Intl.DisplayNames(siteConfig.locale, { type: 'region' }).of(country);
  return [name, line1, line2, town, state, land].filter((line) => !!line) as string[];
}
