import Stripe from 'stripe';
import type { StripeOptions } from '@outcrop/emulators/stripe';
import { startStripe } from '@outcrop/emulators/stripe';

export const secretKey = 'sk_test_local0123456789';
export const webhookSecret = 'whsec_local0123456789';

export const stripeAt = (url: string, key = secretKey, maxNetworkRetries = 0): Stripe =>
  new Stripe(key, {
    host: '127.0.0.1',
    port: new URL(url).port,
    protocol: 'http',
    maxNetworkRetries,
    telemetry: false,
  });

/** A session for "Reading well logs" at £4.99, changed as the test wants. */
export const sessionParams = (
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [lineItem({})],
  success_url: 'http://localhost:3000/articles/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/articles/a1',
  customer_email: 'buyer@outcrop.test',
  client_reference_id: 'order-1',
  metadata: { orderId: 'order-1' },
  payment_intent_data: { metadata: { orderId: 'order-1' } },
  ...changes,
});

export const lineItem = ({
  currency = 'gbp',
  amount = 499,
  quantity = 1,
  name = 'Reading well logs',
}): Stripe.Checkout.SessionCreateParams.LineItem => ({
  price_data: {
    currency,
    unit_amount: amount,
    product_data: { name, description: 'A short paper', metadata: { articleId: 'a1' } },
  },
  quantity,
});

/** The Stripe emulator, the real SDK connected to it, and a browser that follows no redirects. */
export async function openStripe(options: Partial<StripeOptions> = {}) {
  const server = await startStripe({ secretKey, webhookSecret, ...options });
  const send = (
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) =>
    fetch(server.url + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
      redirect: 'manual',
    });
  const checkout = (id: string) => `/_local/stripe/checkout/${id}`;
  return {
    server,
    stripe: stripeAt(server.url),
    send,
    get: (path: string) => fetch(server.url + path, { redirect: 'manual' }),
    checkout,
    pay: (id: string, card = '4242424242424242') =>
      send(`${checkout(id)}/pay`, { card, email: 'typed@outcrop.test' }),
    payLater: (id: string) => send(`${checkout(id)}/pay-later`, { email: 'typed@outcrop.test' }),
    async switches(wanted: Record<string, boolean | number>): Promise<void> {
      const response = await fetch(`${server.url}/_local/stripe/switches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wanted),
      });
      if (response.status !== 200) throw new Error(await response.text());
    },
  };
}

export type OpenStripe = Awaited<ReturnType<typeof openStripe>>;
