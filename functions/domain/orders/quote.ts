import type { BundleQuote } from './bundle-quote.ts';
import type { Charges } from './payment-facts.ts';
import type { Order } from './order.ts';
import type { QuotedTax } from './quoted-tax.ts';

/** What a buyer must pay before tax. The server makes it once per order; it never changes. Amounts in minor units. */
export interface Quote {
  /** The price, before any discount. */
  subtotalMinor: number;
  discountMinor: number;
  currency: string;
  /** The discount code, and the id of its promotion code at Stripe. */
  code?: string;
  promotionCodeId?: string;
  /** Absent if the sale is not taxed. */
  tax?: QuotedTax;
  /** Present if the order is for a bundle. Its shares add up to the price. */
  bundle?: BundleQuote;
}

type Priced = Pick<Order, 'amountMinor' | 'currency' | 'quote'>;

/** Returns an order's quote, made from its price if the order is older than quotes. */
export function quoteOf({ quote, amountMinor, currency }: Priced): Quote {
  return quote ?? { subtotalMinor: amountMinor, discountMinor: 0, currency };
}

/** Returns the amount due before tax, in minor units. */
export function dueMinor({ subtotalMinor, discountMinor }: Quote): number {
  return subtotalMinor - discountMinor;
}

/** Whether Stripe charges what was quoted, whatever tax it adds. */
export function isQuoted(
  payment: Pick<Charges, 'subtotalMinor' | 'discountMinor' | 'currency'>,
  quote: Quote,
): boolean {
  return (
    payment.subtotalMinor === quote.subtotalMinor &&
    payment.discountMinor === quote.discountMinor &&
    payment.currency === quote.currency
  );
}
