import { listEntitlements } from '../entitlements/entitlement-repository.ts';
import type { Entitlement } from '../entitlements/entitlement.ts';
import { entitlementOf } from './entitlement-of.ts';
import { grantsOf } from './grants.ts';
import { listOrdersOf } from './order-list-repository.ts';
import { entitlementState, type Order } from './order.ts';

/**
 * Lists a member's purchases, newest first: the items that they own, including complimentary ones, and purchases that
 * no longer give access. An item that was bought again has one entitlement and an order for each purchase.
 */
export async function listPurchasesOf(userId: string): Promise<Entitlement[]> {
  const [held, orders] = await Promise.all([listEntitlements(userId), listOrdersOf(userId)]);
  const holding = new Set(held.map(keyOf));
  const earlier = orders.flatMap(formerEntitlements).filter((row) => !holding.has(keyOf(row)));
  return [...held, ...earlier].sort((a, b) => b.purchasedAt.localeCompare(a.purchasedAt));
}

const keyOf = ({ orderId, item }: Entitlement) => `${orderId} ${item}`;

/** Returns the former entitlements of an order that no longer gives access; none for any other order. */
function formerEntitlements(order: Order): Entitlement[] {
  const { userId, sessionId, paidAt } = order;
  const state = entitlementState(order);
  const isOver = order.grantedAt && state !== 'owned' && order.status !== 'duplicate';
  if (!isOver || !sessionId || !paidAt) return [];
  const granted = grantsOf(order).filter(({ isGranted }) => isGranted);
  return granted.map((grant) => ({ userId, item: grant.item, ...entitlementOf(order, grant) }));
}
