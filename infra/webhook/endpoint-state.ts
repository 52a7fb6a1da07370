import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { webhookEvents } from '#shared/constants/webhook-events.ts';

/** The endpoint's metadata with the mark of its secret: Stripe shows a secret only once. */
export const markName = 'outcrop_secret';

/** Tells signing secrets apart without disclosing them: they are random and too long to be guessed. */
export function secretMark(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 16);
}

/** All endpoints at Stripe with this URL, in the mode of the key. */
export async function endpointsOf(stripe: Stripe, url: string): Promise<Stripe.WebhookEndpoint[]> {
  const all = await stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  return all.filter((endpoint) => endpoint.url === url);
}

/** Whether the endpoint signs with this secret, as far as its metadata says. */
export function signsWith(endpoint: Stripe.WebhookEndpoint, secret: string | undefined): boolean {
  return secret !== undefined && endpoint.metadata[markName] === secretMark(secret);
}

export const isEnabled = ({ status }: Stripe.WebhookEndpoint): boolean => status === 'enabled';

/** The events that the shop handles and the endpoint is not registered for. */
export function missingEvents({ enabled_events: wanted }: Stripe.WebhookEndpoint): string[] {
  return wanted.includes('*') ? [] : webhookEvents.filter((type) => !wanted.includes(type));
}

export function hasExactEvents({ enabled_events: wanted }: Stripe.WebhookEndpoint): boolean {
  return wanted.toSorted().join() === webhookEvents.toSorted().join();
}

/** Stripe fixes an endpoint's API version when it is made; ours is that of the SDK. */
export function hasApiVersion({ api_version: version }: Stripe.WebhookEndpoint): boolean {
  return version === Stripe.API_VERSION;
}
