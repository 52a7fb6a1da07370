import { grantsOf, type Grant } from './grants.ts';
import { entitlementState, type Entitlement, type Order, type OrderStatus } from './order.ts';
import { isQuoted, quoteOf } from './quote.ts';
import type { Payment } from './read-payment.ts';

/** Statuses that withdraw what was granted. */
export const closedStates: readonly OrderStatus[] = ['refunded', 'disputed', 'charged_back'];

/** Whether a payment is of this order and charges what was quoted. */
export function fits(payment: Payment, order: Order): boolean {
  const isOfOrder = order.sessionId === undefined || order.sessionId === payment.sessionId;
  return isOfOrder && isQuoted(payment, quoteOf(order));
}

/** Whether a paid order has the amount and the tax that Stripe charged. */
export function hasCharges(
  { paidAt, amountMinor, taxMinor = 0 }: Order,
  payment: Payment,
): boolean {
  return !paidAt || (amountMinor === payment.amountMinor && taxMinor === payment.taxMinor);
}

/**
 * Whether a settled order and its buyer's entitlements for its items say the same. They are written together, so that they
 * differ only where a table was damaged or restored alone, or where the buyer has got a part of a bundle otherwise.
 * @param find an entitlement of the buyer as read after the order, by item
 */
export function agrees(order: Order, find: (item: string) => Entitlement | undefined): boolean {
  return grantsOf(order).every((grant) => agreesOn(order, grant, find(grant.item)));
}

function agreesOn(order: Order, { isGranted }: Grant, held: Entitlement | undefined): boolean {
  const isMine = held?.orderId === order.id;
  if (!isGranted) return !isMine;
  if (order.status === 'paid' && !order.revokedAt) {
    return held?.state === 'owned' && (isMine || !order.quote?.bundle);
  }
  return !isMine || !closedStates.includes(order.status) || held.state === entitlementState(order);
}
