/** What comes back in the address after paying. */
export interface CheckoutReturn {
  sessionId: string;
  resourceId: string;
}

/** Reads a success page's address, or answers what to say of one that lacks something (podcasts-and-pages.md, section 5). */
export function readCheckoutReturn(query: URLSearchParams): CheckoutReturn | { missing: string } {
  const sessionId = query.get('session_id');
  const resourceId = query.get('resource_id');
  if (!sessionId && !resourceId) return { missing: 'Missing purchase parameters.' };
  if (!sessionId) return { missing: 'Missing purchase verification data' };
  if (!resourceId) return { missing: 'Missing session or resource information' };
  return { sessionId, resourceId };
}
