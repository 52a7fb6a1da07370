import { listEntitlements } from './entitlement-repository.ts';
import { listOrdersOf } from './order-list-repository.ts';
import { entitlementKey, entitlementState, type Entitlement, type Order } from './order.ts';
import { hasInvoice } from './tax-facts.ts';

/**
 * A member's purchases, newest first: those they own now, and those that no longer give access. An item that was
 * bought again has one entitlement and an order for each purchase.
 */
export async function listPurchasesOf(userId: string): Promise<Entitlement[]> {
  const [held, orders] = await Promise.all([listEntitlements(userId), listOrdersOf(userId)]);
  const holding = new Set(held.map(({ orderId }) => orderId));
  const earlier = orders.filter((order) => !holding.has(order.id)).flatMap(asHeldThen);
  return [...held, ...earlier].sort((a, b) => b.purchasedAt.localeCompare(a.purchasedAt));
}

/** An order that no longer gives access, as the entitlement that it was. */
function asHeldThen(order: Order): Entitlement[] {
  const { userId, id, sessionId, paidAt, resourceId, credits } = order;
  const state = entitlementState(order);
  const isOver = order.grantedAt && state !== 'owned' && order.status !== 'duplicate';
  if (!isOver || !sessionId || !paidAt) return [];
  const { title, amountMinor, refundedMinor, currency } = order;
  return [
    {
      userId,
      item: entitlementKey(order),
      orderId: id,
      sessionId,
      state,
      title,
      ...(credits !== undefined && { packageId: resourceId, credits }),
      amountMinor,
      refundedMinor,
      currency,
      purchasedAt: paidAt,
      ...(hasInvoice(order) && { hasInvoice: true as const }),
    },
  ];
}
