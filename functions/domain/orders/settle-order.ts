import { nowIso } from '../../platform/clock.ts';
import type { Write } from '../../platform/dynamo.ts';
import { siteDay } from '../../platform/site-day.ts';
import { entitlementDelete, entitlementPut } from '../entitlements/entitlement-repository.ts';
import type { Entitlement } from '../entitlements/entitlement.ts';
import { mailPut } from '../mails/mail-repository.ts';
import { memberCheck } from '../members/member-repository.ts';
import { closedStates } from './agreement.ts';
import { entitlementOf } from './entitlement-of.ts';
import { grantsOf, owedMinor, type Grant, type EntitlementsByItem } from './grants.ts';
import { getOrder, orderPut } from './order-repository.ts';
import { refundedMinorOf, type Order, type OrderStatus } from './order.ts';
import { receiptMail, refundMail } from './purchase-mails.ts';
import type { Payment } from './read-payment.ts';
import { usesOfCodeWrites } from './uses-of-code.ts';
import { isGrant, writeOrder } from './write-order.ts';

/** Statuses that the sweep checks; a duplicate until it has been refunded. */
const openStatuses: readonly OrderStatus[] = ['pending', 'processing', 'duplicate'];

export interface Decision {
  status: OrderStatus;
  /** `Order.notGranted` from now on. */
  notGranted: string[];
}

/**
 * Writes an order's new status, the buyer's entitlements and credits, and the email about it, all or nothing.
 * @param buyer the buyer's entitlements for the order's items as read before, and whether the account still exists:
 * nothing is granted to a deleted one
 * @returns the order as written; undefined if anything has changed since it was read, or if the account has been
 * deleted meanwhile: read everything again
 */
export async function settleOrder(
  order: Order,
  decision: Decision,
  payment: Payment,
  { held, hasBuyer }: { held: EntitlementsByItem; hasBuyer: boolean },
): Promise<Order | undefined> {
  const settled = settledOrder(order, decision, payment, hasBuyer);
  const writes: Write[] = [
    orderPut(settled, order.version),
    ...(hasBuyer ? await grantWrites(settled, held) : []),
    // The credits are in the member's own row, and their write has this condition.
    ...(isGrant(order, settled) && settled.credits === undefined
      ? [memberCheck(order.userId)]
      : []),
    ...usesOfCodeWrites(order, settled),
    ...mailWrites(order, settled, payment),
  ];
  return (await writeOrder(order, settled, writes)) ? settled : undefined;
}

function settledOrder(
  order: Order,
  { status, notGranted }: Decision,
  payment: Payment,
  hasBuyer: boolean,
): Order {
  const { open: _open, checkAt, ...rest } = order;
  // If the bank decides in our favour, the payment must be refunded: there is no account to grant the item to.
  const isToRefund = !hasBuyer && status === 'disputed' && !order.grantedAt;
  const wasPaid = status === 'paid' || closedStates.includes(status) || status === 'duplicate';
  const settled: Order = {
    ...rest,
    status,
    version: order.version + 1,
    sessionId: payment.sessionId,
    ...(payment.paymentIntentId && { paymentIntentId: payment.paymentIntentId }),
    ...(payment.cardDigits && hasBuyer && { cardDigits: payment.cardDigits }),
    refundedMinor: payment.facts.refundedMinor,
    ...(payment.facts.session === 'complete' && totalOf(payment)),
    ...(payment.hasAgreed && agreementOf(order)),
    ...(order.quote?.tax && hasBuyer && wasPaid && { buyer: payment.buyer }),
    ...(wasPaid && { paidAt: order.paidAt ?? nowIso() }),
    ...(status === 'paid' && { grantedAt: order.grantedAt ?? nowIso() }),
    ...(status === 'refunded' && { refundedAt: order.refundedAt ?? nowIso() }),
    ...(notGranted.length > 0 && { notGranted }),
  };
  const owesPart = status === 'paid' && payment.facts.refundedMinor < owedMinor(settled);
  const staysOpen = openStatuses.includes(status) || isToRefund || owesPart;
  return {
    ...settled,
    ...(staysOpen && { open: 'yes' as const, checkAt: checkAt ?? nowIso() }),
    ...reportDays(order, settled),
  };
}

/** Returns the total and its tax. Stripe knows the tax once the buyer has confirmed the payment. */
function totalOf({ amountMinor, taxMinor }: Payment): Pick<Order, 'amountMinor' | 'taxMinor'> {
  return { amountMinor, ...(taxMinor > 0 && { taxMinor }) };
}

/** Stripe reports that the box was ticked, but not when. The time recorded is when we first learned of it. */
function agreementOf({ withdrawal }: Order): Pick<Order, 'withdrawal'> {
  return withdrawal ? { withdrawal: { agreedAt: nowIso(), ...withdrawal } } : {};
}

/** The index keys for reports: the day of the sale and the day of the last refund. */
function reportDays(before: Order, after: Order): Pick<Order, 'paidDay' | 'refundDay'> {
  const sold = after.grantedAt !== undefined;
  const isSame = refundedMinorOf(after) === refundedMinorOf(before);
  const refundDay = (isSame && before.refundDay) || siteDay(nowIso());
  return {
    paidDay: sold && after.paidAt ? siteDay(after.paidAt) : undefined,
    refundDay: sold && refundedMinorOf(after) > 0 ? refundDay : undefined,
  };
}

/** Returns the writes for everything that the order grants. */
async function grantWrites(order: Order, held: EntitlementsByItem): Promise<Write[]> {
  const writes = await Promise.all(
    grantsOf(order)
      .filter(({ isGranted }) => isGranted)
      .map(async (grant) => {
        const current = held.get(grant.item);
        return entitlementWrites(order, grant, current, await replacedBy(current));
      }),
  );
  return writes.flat();
}

/** Returns the writes for an entitlement; none if it belongs to another order or does not change. */
function entitlementWrites(
  order: Order,
  grant: Grant,
  held: Entitlement | undefined,
  replaced: Order | undefined,
): Write[] {
  const { status } = order;
  const mine = held?.orderId === order.id;
  const key = { userId: order.userId, item: grant.item };
  // A revoked order is still updated, but it must not replace a later purchase.
  if (order.revokedAt && !mine) return [];
  const holds = status === 'processing' || status === 'disputed';
  const grants = status === 'paid' || (holds && !hasValue(held));
  if (grants || (mine && closedStates.includes(status))) {
    const replacedOrderId = mine ? held.replacedOrderId : held?.orderId;
    const entitlement = {
      ...key,
      ...entitlementOf(order, grant),
      ...(status === 'processing' && { replacedOrderId }),
    };
    return [entitlementPut(entitlement, held)];
  }
  if ((status === 'failed' || status === 'expired') && mine && held.state === 'processing') {
    if (!replaced) return [entitlementDelete(held)];
    const before = grantsOf(replaced).find(({ item }) => item === grant.item)!;
    return [entitlementPut({ ...key, ...entitlementOf(replaced, before) }, held)];
  }
  return [];
}

/** Returns the order whose row a payment in progress has replaced: it was refunded, charged back or revoked. */
async function replacedBy(held: Entitlement | undefined): Promise<Order | undefined> {
  if (held?.state !== 'processing' || !held.replacedOrderId) return undefined;
  const order = await getOrder(held.replacedOrderId);
  return order?.revokedAt || closedStates.includes(order?.status ?? 'pending') ? order : undefined;
}

/** Whether a payment in progress or in dispute must not replace this entitlement. */
function hasValue(held: Entitlement | undefined): boolean {
  return held?.state === 'owned' || held?.state === 'disputed';
}

/**
 * Returns the writes for emails: a receipt for the first grant, a notice for the first full refund. A refund can fail
 * and be repeated, and a payment can be disputed before we see it as paid, so the order records what has been sent.
 */
function mailWrites(before: Order, after: Order, payment: Payment): Write[] {
  if (after.status === 'paid' && !before.grantedAt) {
    const { mail, id } = receiptMail(after);
    return [mailPut(mail, id)];
  }
  if (after.status === 'refunded' && before.paidAt && !before.refundedAt) {
    const { mail, id } = refundMail(after, {
      stillOwned: before.status === 'duplicate',
      asksBuyer: payment.instructionsEmail !== undefined,
    });
    return [mailPut(mail, id)];
  }
  return [];
}
