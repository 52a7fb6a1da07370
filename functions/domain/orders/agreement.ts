import type { Entitlement } from '../entitlements/entitlement.ts';
import { grantsOf, type Grant } from './grants.ts';
import { entitlementState, type Order, type OrderStatus } from './order.ts';
import { isQuoted, quoteOf } from './quote.ts';
import type { Payment } from './read-payment.ts';

/** Statuses of an order whose entitlements are suspended or ended. */
export const closedStates: readonly OrderStatus[] = ['refunded', 'disputed', 'charged_back'];

/** Whether a payment belongs to this order and charges what was quoted. */
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
 * Whether a settled order matches its buyer's entitlements for its items. Both are written together: they differ only
 * if a table was damaged or restored alone, or if the buyer got a part of a bundle through another order.
 * @param find looks up an entitlement of the buyer by item; read it after the order
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
