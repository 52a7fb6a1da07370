import { agrees, closedStates, fits, hasCharges } from '#functions/domain/orders/agreement.ts';
import { owedMinor } from '#functions/domain/orders/grants.ts';
import type { Entitlement } from '#functions/domain/entitlements/entitlement.ts';
import type { Order, OrderStatus } from '#functions/domain/orders/order.ts';
import { statusOf } from '#functions/domain/orders/payment-facts.ts';
import type { Payment } from '#functions/domain/orders/read-payment.ts';
import type { Mail } from '#functions/domain/mails/mail.ts';
import type { DifferenceKind } from './difference.ts';

/** The records of one payment at Stripe and in the shop. */
export interface Facts {
  payment: Payment | undefined;
  order: Order | undefined;
  /** The buyer's entitlements for the items of the order. */
  held: readonly Entitlement[];
  hasBuyer: boolean;
  /** Whether a payment without an order belongs to another stage with the same Stripe account. */
  isElsewhere: boolean;
  /** Whether the ledger has the order's credits, less refunded ones; `right` for orders of other items. */
  ledger: 'complete' | 'missing' | 'different';
  receipt: Mail | undefined;
  refundNotice: Mail | undefined;
}

/** The outbox keeps emails for 30 days: older orders cannot be checked for theirs. */
export const mailsKeptMs = 29 * 24 * 3600 * 1000;

/** Statuses of an order that Stripe has been paid for. */
export const paidStatuses: readonly OrderStatus[] = ['paid', 'duplicate', ...closedStates];

/** Returns the differences between Stripe and the shop for one payment. */
export function compare(facts: Facts, nowMs: number): DifferenceKind[] {
  const { payment, order } = facts;
  const atStripe = payment ? statusOf(payment.facts) : 'failed';
  const isPaid = paidStatuses.includes(atStripe);
  if (!isPaid) return compareUnpaid(facts);
  if (!order) return facts.isElsewhere ? [] : ['payment-without-order'];
  if (!fits(payment!, order)) return ['other-amount'];
  // A free order of a buyer who already owned the item: there was nothing to grant and nothing to refund.
  if (order.status === 'refunded' && payment!.amountMinor === 0) return [];
  if (!hasCharges(order, payment!)) return ['other-amount'];
  const wrong = compareStatus(facts, order, atStripe, payment!.facts.refundedMinor);
  return wrong ? [wrong] : compareRecords(facts, order, nowMs);
}

/** Compares the shop's records with a payment that Stripe does not have. */
function compareUnpaid({ order, held }: Facts): DifferenceKind[] {
  const isHeld = held.some(
    ({ state, orderId }) => state === 'owned' && (!order || orderId === order.id),
  );
  if (isHeld) return ['grant-without-payment'];
  return order?.status === 'paid' && !order.revokedAt ? ['order-without-payment'] : [];
}

function compareStatus(
  { hasBuyer }: Facts,
  order: Order,
  atStripe: OrderStatus,
  refundedMinor: number,
): DifferenceKind | undefined {
  const { status } = order;
  if (atStripe === 'paid') {
    if (status === 'duplicate') return 'second-payment';
    if (status === 'refunded') return 'refund-undone';
    if (status === 'disputed' || status === 'charged_back') {
      return hasBuyer || order.grantedAt ? 'dispute-over' : 'payment-of-nobody';
    }
    if (status !== 'paid') return hasBuyer ? 'payment-not-granted' : 'payment-of-nobody';
  } else if (status !== atStripe) {
    if (atStripe === 'refunded') return 'refund-unknown';
    return status === 'disputed' ? 'dispute-lost' : 'dispute-unknown';
  }
  if ((order.refundedMinor ?? 0) !== refundedMinor) return 'refund-unknown';
  return status === 'paid' && refundedMinor < owedMinor(order) ? 'second-payment' : undefined;
}

/** Compares the shop's records of an order whose status is right. */
function compareRecords(facts: Facts, order: Order, nowMs: number): DifferenceKind[] {
  const { held, hasBuyer, ledger, receipt, refundNotice } = facts;
  if (!hasBuyer) return [];
  const found: DifferenceKind[] = [];
  const find = (item: string) => held.find((one) => one.item === item);
  if (!agrees(order, find)) found.push(order.status === 'paid' ? 'grant-missing' : 'grant-kept');
  if (ledger === 'missing') found.push('credits-not-recorded');
  if (ledger === 'different') found.push('credits-differ');
  const isDue = (at: string | undefined) =>
    at !== undefined && order.email !== '' && nowMs - Date.parse(at) < mailsKeptMs;
  if (isDue(order.grantedAt) && !receipt) found.push('receipt-missing');
  if (order.grantedAt && isDue(order.refundedAt) && !refundNotice)
    found.push('refund-notice-missing');
  if ([receipt, refundNotice].some((mail) => mail?.outcome === 'given_up')) {
    found.push('mail-given-up');
  }
  return found;
}
