import { AppError } from '../../platform/app-error.ts';
import { env } from '../../platform/env.ts';
import type { Order } from './order.ts';

/**
 * Returns the URL to which Stripe redirects after the payment: the caller's, if it is on one of our origins, with the
 * session and the item appended (`product_id` for podcasts). Stripe replaces its placeholder with the session id, so
 * the placeholder must not be encoded.
 * @throws AppError `return_url_not_allowed`
 */
export function successUrl(
  returnUrl: string,
  { resourceType, resourceId }: Pick<Order, 'resourceType' | 'resourceId'>,
): string {
  const url = ownUrl(returnUrl);
  url.hash = '';
  url.searchParams.set(resourceType === 'podcast' ? 'product_id' : 'resource_id', resourceId);
  url.searchParams.delete('session_id');
  return `${url}&session_id={CHECKOUT_SESSION_ID}`;
}

/**
 * Returns the URL to which Stripe redirects a buyer who has not paid: the caller's, if it is on one of our origins,
 * with a parameter that the page reads.
 * @throws AppError `return_url_not_allowed`
 */
export function cancelUrl(requested: string): string {
  const url = ownUrl(requested);
  url.searchParams.delete('session_id');
  url.searchParams.set('checkout', 'cancelled');
  return url.href;
}

function ownUrl(returnUrl: string): URL {
  const { SITE_URL, ALLOWED_ORIGINS = [] } = env();
  const own = [SITE_URL, ...ALLOWED_ORIGINS];
  try {
    const url = new URL(returnUrl, SITE_URL);
    url.username = '';
    url.password = '';
    // Not `origin`: for a blob: URL that is the origin of the page that created it.
    if (own.includes(`${url.protocol}//${url.host}`)) return url;
  } catch (cause) {
    throw new AppError('return_url_not_allowed', { cause });
  }
  throw new AppError('return_url_not_allowed');
}
