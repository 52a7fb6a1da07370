import { env } from '../../platform/env.ts';
import { isLiveMode } from '../../platform/stripe-client.ts';
import type { Order } from './order.ts';

/**
 * Returns the URL of a payment in Stripe's dashboard, or on the page of a server that emulates Stripe; undefined until
 * there is a payment.
 */
export async function dashboardUrl({
  sessionId,
  paymentIntentId,
}: Pick<Order, 'sessionId' | 'paymentIntentId'>): Promise<string | undefined> {
  if (!sessionId || !paymentIntentId) return undefined;
  const { STRIPE_PAYMENTS_URL } = env();
  if (STRIPE_PAYMENTS_URL) return `${STRIPE_PAYMENTS_URL}#${sessionId}`;
  const mode = (await isLiveMode()) ? '' : 'test/';
  return `https://dashboard.stripe.com/${mode}payments/${paymentIntentId}`;
}
