import { logger } from '../../platform/logger.ts';
import { stripe } from '../../platform/stripe-client.ts';
import { hasAccount } from '../members/member-repository.ts';
import { getEntitlement } from './entitlement-repository.ts';
import { getOrder } from './order-repository.ts';
import { entitlementKey, type Entitlement, type Order, type OrderStatus } from './order.ts';
import { statusOf } from './payment-facts.ts';
import { readPayment, type Payment } from './read-payment.ts';
import { settleOrder } from './settle-order.ts';

const maximumRounds = 25;

/**
 * Brings an order to what Stripe says of its session: the only way in which anything is granted or taken back.
 * Webhook, return page and sweep all call it, in any order, at once and as often as they like: the order's version
 * lets an answer of Stripe be written only if nobody has written since before it was asked for. To somebody who has deleted
 * his account nothing is granted.
 * @returns the order, or undefined where the session is not ours, or does not fit the order that it names.
 */
export async function fulfil(sessionId: string): Promise<Order | undefined> {
  let payment = await readPayment(sessionId);
  for (let round = 0; round < maximumRounds; round++) {
    const order = payment && (await getOrder(payment.orderId));
    if (!payment || !order || !fits(payment, order)) {
      if (payment) logger.error('session does not fit its order', { sessionId });
      return undefined;
    }
    // The first answer was asked for before the order was read. It is current only if nothing was ever written.
    if (order.version > 0 || round > 0) payment = (await readPayment(sessionId))!;
    const [held, hasBuyer] = await Promise.all([
      getEntitlement(order.userId, entitlementKey(order)),
      hasAccount(order.userId),
    ]);
    const status = decide(order, payment, held);
    // Stays open, so that the operator finds the payment among those to be put right, and refunds it. A second payment
    // goes back all the same: that the item was owned is noted in the order alone, now that the purchases are erased.
    if (!hasBuyer && status === 'paid' && !order.grantedAt) return refundDuplicate(order);
    if (isSettled(order, status, payment)) return refundDuplicate(order);
    const settled = await settleOrder(order, status, payment, { held, hasBuyer });
    if (settled) return refundDuplicate(settled);
  }
  throw new Error(`Order of session ${sessionId} keeps changing.`);
}

/** The session must be of this order, in its currency and for its amount. */
function fits(payment: Payment, order: Order): boolean {
  return (
    (order.sessionId === undefined || order.sessionId === payment.sessionId) &&
    payment.amountMinor === order.amountMinor &&
    payment.currency === order.currency
  );
}

/**
 * As Stripe says, but what somebody owns by another order is not sold to him twice. An order whose access was taken back
 * may have been followed by another one: both were meant.
 */
function decide(order: Order, payment: Payment, held: Entitlement | undefined): OrderStatus {
  const status = statusOf(payment.facts);
  const ownedOtherwise = held?.state === 'owned' && held.orderId !== order.id && !order.revokedAt;
  return ownedOtherwise && status === 'paid' ? 'duplicate' : status;
}

function isSettled(order: Order, status: OrderStatus, payment: Payment): boolean {
  return order.status === status && (order.refundedMinor ?? 0) === payment.facts.refundedMinor;
}

/** Gives the money of a second payment for the same item back; the key makes a repetition harmless. */
async function refundDuplicate(order: Order): Promise<Order> {
  if (order.status !== 'duplicate' || !order.paymentIntentId) return order;
  if ((order.refundedMinor ?? 0) >= order.amountMinor) return order;
  await (
    await stripe()
  ).refunds.create(
    { payment_intent: order.paymentIntentId, reason: 'duplicate' },
    { idempotencyKey: `duplicate-${order.id}` },
  );
  return order;
}
