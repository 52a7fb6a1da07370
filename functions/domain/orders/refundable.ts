import type Stripe from 'stripe';

/** Statuses of a refund whose money stays with, or comes back to, the shop. */
const over: readonly string[] = ['failed', 'canceled'];

/** What refunds have given back or are giving back, in minor units. Those under way or waiting for the buyer count. */
export function givenBackBy(refunds: readonly Pick<Stripe.Refund, 'amount' | 'status'>[]): number {
  return refunds.reduce(
    (sum, { amount, status }) => (over.includes(status ?? '') ? sum : sum + amount),
    0,
  );
}
