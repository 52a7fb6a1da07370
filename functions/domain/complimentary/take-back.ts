import type { Actor } from '../../platform/actor.ts';
import { unlessConflict, writeTogetherOnce, type Write } from '../../platform/dynamo.ts';
import { auditPut } from '../audit/audit-repository.ts';
import type { Member } from '../members/member-repository.ts';
import { closedStates } from '../orders/agreement.ts';
import { entitlementOf } from '../orders/entitlement-of.ts';
import {
  entitlementPut,
  entitlementUpdate,
  listEntitlements,
} from '../entitlements/entitlement-repository.ts';
import { grantsOf } from '../orders/grants.ts';
import { getOrder, orderCheck } from '../orders/order-repository.ts';
import type { Entitlement } from '../entitlements/entitlement.ts';
import type { Order } from '../orders/order.ts';

/** A gift to take back, and why. */
interface TakeBackRequest {
  gift: string;
  reason: string;
  by: Pick<Actor, 'id' | 'email'>;
}

/**
 * Takes a gift back, with its audit event. Items that the member has bought since are not affected: they belong to an
 * order. If the gift replaced a refunded purchase, that purchase is shown again.
 * @returns true, also if nothing is left of the gift; false if anything has changed since it was read: read everything
 * again
 */
export async function takeBack(
  member: Member,
  { gift, reason, by }: TakeBackRequest,
): Promise<boolean> {
  const held = (await listEntitlements(member.id)).filter(
    ({ orderId, state, complimentary }) => complimentary && orderId === gift && state === 'owned',
  );
  const [first] = held;
  if (!first) return true;
  const writes = await Promise.all(held.map(endingWrites));
  const auditEvent = auditPut(by, {
    action: 'user.take',
    target: `user#${member.id}`,
    label: member.email,
    details: {
      item: held.map(({ item }) => item).join(', '),
      title: (first.bundle ?? first).title,
      reason,
    },
  });
  return unlessConflict(() => writeTogetherOnce([...oncePerOrder(writes.flat()), auditEvent]));
}

/**
 * Returns the writes that end an entitlement. Without a purchase to show again, the row is kept as a record that the
 * member had the item.
 */
async function endingWrites(held: Entitlement): Promise<Write[]> {
  const order = held.replacedOrderId ? await getOrder(held.replacedOrderId) : undefined;
  const grant = order && grantsOf(order).find(({ item }) => item === held.item);
  if (!order || !grant?.isGranted || !isShown(order)) return [entitlementUpdate(held, 'revoked')];
  const { userId, item } = held;
  return [
    orderCheck(order),
    entitlementPut({ userId, item, ...entitlementOf(order, grant) }, held),
  ];
}

/** Whether an order was ever granted: its buyer then sees its current state. */
function isShown({ status, sessionId, grantedAt }: Order): boolean {
  const isKnown = status === 'paid' || closedStates.includes(status);
  return isKnown && sessionId !== undefined && grantedAt !== undefined;
}

/** Removes repeated checks: items of one bundle share their order, and a transaction allows one operation per row. */
function oncePerOrder(writes: readonly Write[]): Write[] {
  const seen = new Set<string>();
  return writes.filter(({ ConditionCheck }) => {
    const id = ConditionCheck && String(ConditionCheck.Key?.['id']);
    if (!id) return true;
    return !seen.has(id) && seen.add(id);
  });
}
