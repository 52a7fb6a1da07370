import type { BundleQuote } from './bundle-quote.ts';
import type { Charges } from './payment-facts.ts';
import type { Order } from './order.ts';
import type { QuotedTax } from './quoted-tax.ts';

/** What a buyer must pay before tax. The server makes it once for each order, and nothing changes it. */
export interface Quote {
  /** The price, before any discount. */
  subtotalMinor: number;
  discountMinor: number;
  currency: string;
  /** The discount code, and its promotion code at Stripe. */
  code?: string;
  promotionCodeId?: string;
  /** Absent where nothing is taxed. */
  tax?: QuotedTax;
  /** Present if the order is for a bundle. Its shares add up to the price. */
  bundle?: BundleQuote;
}

type Priced = Pick<Order, 'amountMinor' | 'currency' | 'quote'>;

/** An order's quote. Orders from before quotes have only their price. */
export function quoteOf({ quote, amountMinor, currency }: Priced): Quote {
  return quote ?? { subtotalMinor: amountMinor, discountMinor: 0, currency };
}

/** What the buyer must pay before tax. */
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
