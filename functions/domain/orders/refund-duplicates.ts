import { stripe } from '../../platform/stripe-client.ts';
import { grantsOf, owedMinor, type Grant } from './grants.ts';
import type { Order } from './order.ts';
import { listRefunds } from './payment-history.ts';
import { metadataOwner, type Payment } from './read-payment.ts';
import { refundInstructions } from './refund-instructions.ts';
import { refundedBy } from './refunded-by.ts';

/**
 * Refunds what was paid for items that the buyer owns through another order: a second payment for the same item in
 * full, or the shares of some parts of a bundle. Safe to repeat.
 */
export async function refundDuplicates(order: Order, payment: Payment): Promise<Order> {
  const { status, paymentIntentId, refundedMinor = 0, amountMinor } = order;
  if (!paymentIntentId) return order;
  if (status === 'duplicate' && refundedMinor < amountMinor) {
    await refund(order, payment, {}, `duplicate-${order.id}`);
  }
  if (status === 'paid' && refundedMinor < owedMinor(order)) await refundParts(order, payment);
  return order;
}

/** Refunds each part once. Stripe forgets an idempotency key after a day, so each refund also names its part. */
async function refundParts(order: Order, payment: Payment): Promise<void> {
  const made = await listRefunds(order.paymentIntentId!);
  let leftMinor = order.amountMinor - refundedBy(made);
  for (const [index, grant] of grantsOf(order).entries()) {
    if (grant.isGranted || isMade(grant)) continue;
    const amount = Math.min(grant.amountMinor, leftMinor);
    if (amount <= 0) continue;
    leftMinor -= amount;
    const metadata = { owner: metadataOwner, orderId: order.id, part: grant.item };
    await refund(order, payment, { amount, metadata }, `part-${order.id}-${index}`);
  }

  function isMade({ item }: Grant): boolean {
    return refundedBy(made.filter(({ metadata }) => metadata?.['part'] === item)) > 0;
  }
}

async function refund(
  order: Order,
  { instructionsEmail }: Payment,
  what: { amount?: number; metadata?: Record<string, string> },
  idempotencyKey: string,
): Promise<void> {
  await (
    await stripe()
  ).refunds.create(
    {
      payment_intent: order.paymentIntentId!,
      reason: 'duplicate',
      ...what,
      ...refundInstructions(order, instructionsEmail),
    },
    { idempotencyKey },
  );
}
