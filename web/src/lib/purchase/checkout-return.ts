import * as messages from './messages.ts';
/** The query parameters that Stripe's payment page returns the buyer with. */
export interface CheckoutReturn {
  sessionId: string;
  resourceId: string;
  /** Download token; only articles keep one in the URL. */
  token?: string;
}

/** Reads a success page's query. Returns the error text when a parameter is missing. */
export function readCheckoutReturn(query: URLSearchParams): CheckoutReturn | { missing: string } {
  const sessionId = query.get('session_id');
  const resourceId = query.get('resource_id');
  if (!sessionId && !resourceId) return { missing: messages.missingPurchaseParameters };
  if (!sessionId) return { missing: messages.missingPurchaseVerificationData };
  if (!resourceId) return { missing: messages.missingSessionOrResourceInformation };
  return { sessionId, resourceId, token: query.get('token') ?? undefined };
}
