import type { CheckoutReturn } from '#web/src/lib/purchase/checkout-return.ts';

/** In the history's entry once the address has been cleaned, so that the panel is still there after a reload. */
export interface BoughtState {
  bought: CheckoutReturn;
}

/** A purchase that the buyer has come back from: in the address (`?session_id=&product_id=`), or kept with this step of the history. */
export function readHubReturn(
  search: URLSearchParams,
  historyState: unknown,
): CheckoutReturn | undefined {
  const sessionId = search.get('session_id');
  const resourceId = search.get('product_id');
  if (sessionId && resourceId) return { sessionId, resourceId };
  return (historyState as Partial<BoughtState> | null)?.bought;
}
