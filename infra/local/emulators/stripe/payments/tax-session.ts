import type Stripe from 'stripe';
import type { CheckoutOrder } from '../store/stored-kinds.ts';
import type { StripeContext } from '../stripe-context.ts';
import type { Buyer } from './buyer.ts';
import { percentFor } from './tax-rates.ts';

interface Checkout {
  session: Stripe.Checkout.Session;
  order: CheckoutOrder;
}

/**
 * Calculates the tax of an open session for the buyer's address and stores it. Does nothing without automatic tax.
 * Stripe calculates while the buyer types.
 */
export function taxSession(
  context: StripeContext,
  { session, order }: Checkout,
  { address, taxId }: Buyer,
): Checkout {
  if (!session.automatic_tax.enabled || !address) return { session, order };
  const percent = percentFor(address.country, taxId !== undefined);
  const lineItems = order.lineItems.map((line) => taxedLine(line, percent));
  const sum = (field: 'amount_tax' | 'amount_total') =>
    lineItems.reduce((total, line) => total + line[field], 0);
  const taxed = {
    order: { ...order, lineItems },
    session: {
      ...session,
      automatic_tax: { ...session.automatic_tax, status: 'complete' },
      amount_total: sum('amount_total'),
      total_details: { ...session.total_details!, amount_tax: sum('amount_tax') },
    } satisfies Stripe.Checkout.Session,
  };
  context.store.put('checkout_order', taxed.order);
  context.store.put('checkout.session', taxed.session);
  return taxed;
}

/** The tax applies to what is left after the discount, rounded to the nearest minor unit. */
function taxedLine(line: Stripe.LineItem, percent: number): Stripe.LineItem {
  const dueMinor = line.amount_subtotal - line.amount_discount;
  if (line.price?.tax_behavior === 'inclusive') {
    const taxMinor = Math.round((dueMinor * percent) / (100 + percent));
    return { ...line, amount_tax: taxMinor, amount_total: dueMinor };
  }
  const taxMinor = Math.round((dueMinor * percent) / 100);
  return { ...line, amount_tax: taxMinor, amount_total: dueMinor + taxMinor };
}
