/** What comes back in the address after paying. */
export interface CheckoutReturn {
  sessionId: string;
  resourceId: string;
  /** Download token, once there is one. */
  token?: string;
}

/** The success page's address. */
export function successPath({ sessionId, resourceId, token }: CheckoutReturn): string {
  const query = new URLSearchParams({ session_id: sessionId, resource_id: resourceId });
  if (token !== undefined) query.set('token', token);
  return `/articles/success?${query}`;
}

/** Reads the success page's address, or answers what to say of one that lacks something (podcasts-and-pages.md, section 5). */
export function readCheckoutReturn(query: URLSearchParams): CheckoutReturn | { missing: string } {
  const sessionId = query.get('session_id');
  const resourceId = query.get('resource_id');
  if (!sessionId && !resourceId) return { missing: 'Missing purchase parameters.' };
  if (!sessionId) return { missing: 'Missing purchase verification data' };
  if (!resourceId) return { missing: 'Missing session or resource information' };
  return { sessionId, resourceId, token: query.get('token') ?? undefined };
}
