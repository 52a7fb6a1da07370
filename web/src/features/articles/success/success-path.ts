import type { CheckoutReturn } from '#web/src/lib/purchase/checkout-return.ts';

/** The path of the success page for this purchase. */
export function successPath({ sessionId, resourceId, token }: CheckoutReturn): string {
  const query = new URLSearchParams({ session_id: sessionId, resource_id: resourceId });
  if (token !== undefined) query.set('token', token);
  return `/articles/success?${query}`;
}
