import { logger } from '../../platform/logger.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { hasAccount } from '../members/member-repository.ts';
import { agrees, fits } from './agreement.ts';
import { refundDuplicates } from './refund-duplicates.ts';
import { grantsOf, readEntitlements, type EntitlementsByItem } from './grants.ts';
import { getOrder } from './order-repository.ts';
import type { Order } from './order.ts';
import { statusOf } from './payment-facts.ts';
import { readPayment, type Payment } from './read-payment.ts';
import { settleOrder, type Decision } from './settle-order.ts';

/**
 * Brings an order in line with its Stripe session: the only way in which a payment grants or ends access. Webhook,
 * return page and sweep all call it, in any order, concurrently and repeatedly. A Stripe response is written only if
 * the order's version is the one from before the request. A deleted account is granted nothing.
 * @returns the order; undefined if the session is not ours or does not match its order
 */
export async function fulfil(sessionId: string): Promise<Order | undefined> {
  let payment = await readPayment(sessionId);
  const attempt = async (count: number) => {
    const order = payment && (await getOrder(payment.orderId));
    if (!payment || !order || !fits(payment, order)) {
      if (payment) logger.error('session does not match its order', { sessionId });
      return undefined;
    }
    // The first response was requested before the order was read. It is current only if the order has never changed.
    if (order.version > 0 || count > 1) payment = (await readPayment(sessionId))!;
    const [held, hasBuyer] = await Promise.all([readEntitlements(order), hasAccount(order.userId)]);
    const decision = decide(order, payment, { held, hasBuyer });
    // The account is deleted. The order stays open so that the operator sees the payment and refunds it. A duplicate
    // payment is refunded automatically: once the purchases are erased, only the order records that the item was owned.
    const isPaid = decision.status === 'paid';
    if (!hasBuyer && isPaid && !order.grantedAt) return refundDuplicates(order, payment);
    const isInOrder = !hasBuyer || agrees(order, (item) => held.get(item));
    if (isSettled(order, decision, payment) && isInOrder) return refundDuplicates(order, payment);
    const settled = await settleOrder(order, decision, payment, { held, hasBuyer });
    return settled ? refundDuplicates(settled, payment) : conflict;
  };
  return retryOnConflict(attempt, {
    attempts: 25,
    giveUp: () => new Error(`Order of session ${sessionId} keeps changing.`),
  });
}

/**
 * Returns Stripe's status, except that nothing is sold twice: `duplicate` if the buyer already owns the item through
 * another order. A second order after access was revoked is not a duplicate: both were intended. A free order (a code
 * covers the price) that grants nothing is closed as `refunded`: there is no money to return. A bundle is granted
 * without the parts that the buyer got through other orders.
 */
function decide(
  order: Order,
  payment: Payment,
  { held, hasBuyer }: { held: EntitlementsByItem; hasBuyer: boolean },
): Decision {
  const status = statusOf(payment.facts);
  const { notGranted = [] } = order;
  if (status !== 'paid') return { status, notGranted };
  const items = grantsOf(order).map(({ item }) => item);
  const ownedOtherwise = items.filter((item) => {
    const { state, orderId } = held.get(item) ?? {};
    return state === 'owned' && orderId !== order.id && !order.revokedAt;
  });
  const missed = items.filter((item) => notGranted.includes(item) || ownedOtherwise.includes(item));
  const isNothingLeft = ownedOtherwise.length > 0 && missed.length === items.length;
  const isFree = payment.amountMinor === 0;
  if (isFree && !order.grantedAt && (isNothingLeft || !hasBuyer)) {
    return { status: 'refunded', notGranted };
  }
  return isNothingLeft ? { status: 'duplicate', notGranted } : { status, notGranted: missed };
}

function isSettled(order: Order, { status, notGranted }: Decision, payment: Payment): boolean {
  return (
    order.status === status &&
    (order.notGranted ?? []).length === notGranted.length &&
    (order.refundedMinor ?? 0) === payment.facts.refundedMinor
  );
}
