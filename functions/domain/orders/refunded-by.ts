import type Stripe from 'stripe';

/** Statuses of a refund that left the money with the shop or returned it there. */
const over: readonly string[] = ['failed', 'canceled'];

/** Adds up refunds in minor units, including those in progress and those waiting for the buyer. */
export function refundedBy(refunds: readonly Pick<Stripe.Refund, 'amount' | 'status'>[]): number {
  return refunds.reduce(
    (sum, { amount, status }) => (over.includes(status ?? '') ? sum : sum + amount),
    0,
  );
}
