import type { CheckoutReturn } from '#web/src/lib/purchase/checkout-return.ts';

/** Router state that is set when the address is cleaned, so that the panel survives a reload. */
export interface BoughtState {
  bought: CheckoutReturn;
}

/**
 * The purchase with which the buyer has returned: from the address (`?session_id=&product_id=`), or from the history
 * entry.
 */
export function readHubReturn(
  search: URLSearchParams,
  historyState: unknown,
): CheckoutReturn | undefined {
  const sessionId = search.get('session_id');
  const resourceId = search.get('product_id');
  if (sessionId && resourceId) return { sessionId, resourceId };
  return (historyState as Partial<BoughtState> | null)?.bought;
}
