import { env } from '../../platform/env.ts';
import { isLiveMode } from '../../platform/stripe-client.ts';
import type { Order } from './order.ts';

/**
 * Where the seller sees a payment at Stripe; undefined until there is one. The local stack has a page of its own for
 * payments.
 */
export async function dashboardUrl({
  sessionId,
  paymentIntentId,
}: Pick<Order, 'sessionId' | 'paymentIntentId'>): Promise<string | undefined> {
  if (!sessionId || !paymentIntentId) return undefined;
  if (env().STRIPE_API_BASE) return `${env().SITE_URL}/_local/payments#${sessionId}`;
  const mode = (await isLiveMode()) ? '' : 'test/';
  return `https://dashboard.stripe.com/${mode}payments/${paymentIntentId}`;
}
