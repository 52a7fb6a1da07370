import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { webhookEvents } from '#shared/constants/webhook-events.ts';

/** The key of the endpoint's metadata that identifies its secret, which Stripe shows only once. */
export const markName = 'outcrop_secret';

/** Returns a mark that identifies a signing secret without disclosing it; secrets are too long to guess. */
export function secretMark(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 16);
}

/** Lists all endpoints at Stripe with this URL, in the mode of the key. */
export async function endpointsOf(stripe: Stripe, url: string): Promise<Stripe.WebhookEndpoint[]> {
  const all = await stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  return all.filter((endpoint) => endpoint.url === url);
}

/** Whether the endpoint signs with this secret, according to its metadata. */
export function signsWith(endpoint: Stripe.WebhookEndpoint, secret: string | undefined): boolean {
  return secret !== undefined && endpoint.metadata[markName] === secretMark(secret);
}

export const isEnabled = ({ status }: Stripe.WebhookEndpoint): boolean => status === 'enabled';

/** Returns the events that the shop handles but the endpoint is not registered for. */
export function missingEvents({ enabled_events: wanted }: Stripe.WebhookEndpoint): string[] {
  return wanted.includes('*') ? [] : webhookEvents.filter((type) => !wanted.includes(type));
}

export function hasExactEvents({ enabled_events: wanted }: Stripe.WebhookEndpoint): boolean {
  return wanted.toSorted().join() === webhookEvents.toSorted().join();
}

/** Whether an endpoint has the SDK's API version, which Stripe fixes when the endpoint is created. */
export function hasApiVersion({ api_version: version }: Stripe.WebhookEndpoint): boolean {
  return version === Stripe.API_VERSION;
}
