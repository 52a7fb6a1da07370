import { nowIso } from '../../platform/clock.ts';
import type { Entitlement } from '../entitlements/entitlement.ts';
import type { Grant } from './grants.ts';
import { entitlementState, type Order } from './order.ts';
import { hasInvoice } from './tax-facts.ts';

/**
 * Returns the entitlement that an order with a session gives its buyer for one of its items, without the table's key.
 */
export function entitlementOf(
  order: Order,
  { title, amountMinor, refundedMinor }: Grant,
): Omit<Entitlement, 'userId' | 'item'> {
  return {
    orderId: order.id,
    sessionId: order.sessionId!,
    state: entitlementState(order),
    title,
    ...(order.credits !== undefined && { packageId: order.resourceId, credits: order.credits }),
    amountMinor,
    refundedMinor,
    currency: order.currency,
    purchasedAt: order.paidAt ?? nowIso(),
    ...(hasInvoice(order) && { hasInvoice: true as const }),
    ...(order.quote?.bundle && { bundle: { id: order.resourceId, title: order.title } }),
  };
}
