import { logger } from '../../platform/logger.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { stripe } from '../../platform/stripe-client.ts';
import { hasAccount } from '../members/member-repository.ts';
import { agrees, fits } from './agreement.ts';
import { getEntitlement } from './entitlement-repository.ts';
import { getOrder } from './order-repository.ts';
import { entitlementKey, type Entitlement, type Order, type OrderStatus } from './order.ts';
import { statusOf } from './payment-facts.ts';
import { readPayment, type Payment } from './read-payment.ts';
import { refundInstructions } from './refund-instructions.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Brings an order in line with its Stripe session: the only way in which access is granted or revoked. Webhook,
 * return page and sweep all call it, in any order, concurrently and repeatedly. A Stripe response is written only if
 * the order's version is the one from before the request. A deleted account is granted nothing.
 * @returns the order; undefined if the session is not ours or does not match its order
 */
export async function fulfil(sessionId: string): Promise<Order | undefined> {
  let payment = await readPayment(sessionId);
  const attempt = async (count: number) => {
    const order = payment && (await getOrder(payment.orderId));
    if (!payment || !order || !fits(payment, order)) {
      if (payment) logger.error('session does not fit its order', { sessionId });
      return undefined;
    }
    // The first response was requested before the order was read. It is current only if the order has never changed.
    if (order.version > 0 || count > 1) payment = (await readPayment(sessionId))!;
    const [held, hasBuyer] = await Promise.all([
      getEntitlement(order.userId, entitlementKey(order)),
      hasAccount(order.userId),
    ]);
    const status = decide(order, payment, { held, hasBuyer });
    // Stays open, so that the operator sees the payment and refunds it. A duplicate payment is refunded anyway: since
    // the purchases are erased, only the order records that the item was owned.
    if (!hasBuyer && status === 'paid' && !order.grantedAt) return refundDuplicate(order, payment);
    const isInOrder = !hasBuyer || agrees(order, held);
    if (isSettled(order, status, payment) && isInOrder) return refundDuplicate(order, payment);
    const settled = await settleOrder(order, status, payment, { held, hasBuyer });
    return settled ? refundDuplicate(settled, payment) : conflict;
  };
  return retryOnConflict(attempt, {
    attempts: 25,
    giveUp: () => new Error(`Order of session ${sessionId} keeps changing.`),
  });
}

/**
 * Stripe's status, except that an item the buyer already owns through another order is not sold twice. An order whose
 * access was revoked may have been followed by another one; both were intended. Where a code has made the price nothing,
 * there is nothing to give back.
 */
function decide(
  order: Order,
  payment: Payment,
  { held, hasBuyer }: { held: Entitlement | undefined; hasBuyer: boolean },
): OrderStatus {
  const status = statusOf(payment.facts);
  if (status !== 'paid') return status;
  const ownedOtherwise = held?.state === 'owned' && held.orderId !== order.id && !order.revokedAt;
  const isFree = payment.amountMinor === 0;
  if (isFree && !order.grantedAt && (ownedOtherwise || !hasBuyer)) return 'refunded';
  return ownedOtherwise ? 'duplicate' : 'paid';
}

function isSettled(order: Order, status: OrderStatus, payment: Payment): boolean {
  return order.status === status && (order.refundedMinor ?? 0) === payment.facts.refundedMinor;
}

/** Refunds a second payment for the same item; idempotent through the key. */
async function refundDuplicate(order: Order, payment: Payment): Promise<Order> {
  if (order.status !== 'duplicate' || !order.paymentIntentId) return order;
  if ((order.refundedMinor ?? 0) >= order.amountMinor) return order;
  await (
    await stripe()
  ).refunds.create(
    {
      payment_intent: order.paymentIntentId,
      reason: 'duplicate',
      ...refundInstructions(order, payment.instructionsEmail),
    },
    { idempotencyKey: `duplicate-${order.id}` },
  );
  return order;
}
