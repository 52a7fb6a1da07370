import Stripe from 'stripe';
import { localSettings } from '#infra/local/stack-settings.ts';

interface SigningOptions {
  secret?: string;
  id?: string;
  ageSeconds?: number;
}

let made = 0;

/** A webhook as Stripe posts it; each call of the returned function is one delivery. */
export async function signedEvent(
  type: string,
  object: Record<string, unknown>,
  {
    secret = localSettings.stripe.webhookSecret,
    id = `evt_test_${++made}`,
    ageSeconds = 0,
  }: SigningOptions = {},
): Promise<() => RequestInit> {
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  const body = JSON.stringify({
    id,
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
