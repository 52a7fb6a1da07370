import Stripe from 'stripe';
import { laptop } from '../../infra/local/stack-settings.ts';

interface SigningOptions {
  secret?: string;
  ageSeconds?: number;
}

let made = 0;

/** A webhook as Stripe would post it; each call of the answer is one delivery. */
export async function signedEvent(
  type: string,
  object: Record<string, unknown>,
  { secret = laptop.stripe.webhookSecret, ageSeconds = 0 }: SigningOptions = {},
): Promise<() => RequestInit> {
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  const body = JSON.stringify({
    id: `evt_test_${++made}`,
    object: 'event',
    type,
    created: timestamp,
    livemode: false,
    data: { object },
  });
  const signature = await new Stripe('sk_test').webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    timestamp,
  });
  return () => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
}
