import {
  readCheckoutReturn as readReturn,
  type CheckoutReturn,
} from '#web/src/lib/purchase/checkout-return.ts';

/** What comes back in the address after paying for an article. */
export interface ArticleReturn extends CheckoutReturn {
  /** Download token, once there is one. */
  token?: string;
}

/** The success page's address. */
export function successPath({ sessionId, resourceId, token }: ArticleReturn): string {
  const query = new URLSearchParams({ session_id: sessionId, resource_id: resourceId });
  if (token !== undefined) query.set('token', token);
  return `/articles/success?${query}`;
}

/** Reads the success page's address, or answers what to say of one that lacks something. */
export function readCheckoutReturn(query: URLSearchParams): ArticleReturn | { missing: string } {
  const purchase = readReturn(query);
  return 'missing' in purchase ? purchase : { ...purchase, token: query.get('token') ?? undefined };
}
