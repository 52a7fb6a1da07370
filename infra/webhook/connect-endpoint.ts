import Stripe from 'stripe';
import { webhookEvents } from '#shared/constants/webhook-events.ts';
import {
  endpointsOf,
  hasApiVersion,
  hasExactEvents,
  isEnabled,
  markName,
  secretMark,
  signsWith,
} from './endpoint-state.ts';
import { undeliveredBefore } from './undelivered-before.ts';

export interface Connection {
  stripe: Stripe;
  /** The address of the stage's webhook. */
  url: string;
  /** Reads the signing secret that the functions use. */
  stored: () => Promise<string | undefined>;
  store: (secret: string) => Promise<void>;
  /** Resolves when every function reads the secret that was stored last. */
  settle: () => Promise<void>;
}

export interface Outcome {
  endpoint: string;
  did: 'made' | 'updated' | 'kept';
  /** Endpoints of the same address that were switched off. */
  disabled: string[];
  /** Events that only an older endpoint brings and that have not arrived: it stays on for them. */
  undelivered: number;
}

/**
 * Sees to it that Stripe sends the handled events to the stage, signed with the secret that is stored. Repeating it
 * changes nothing. An endpoint whose secret is not the stored one is replaced, since Stripe never shows a secret again.
 *
 * A replacement loses no event:
 * - From the moment the new endpoint exists until the old one is disabled, Stripe sends every event to both.
 * - The new secret is stored before anything is taken away. While functions change over, each of them accepts one of the
 *   two deliveries. The webhook looks up a refused one at Stripe and handles it, and Stripe sends it again.
 * - Events from before the new endpoint come through the old one alone. It stays on while any of them is undelivered,
 *   for as long as Stripe tries again.
 * - If the command stops anywhere, the old endpoint is still on, and the next run carries on.
 * - Of several runs at once, only the one that stored its secret last takes anything away.
 *
 * @throws Error if another run has replaced the secret in the meantime
 */
export async function connectEndpoint(
  connection: Connection,
  { rotate }: { rotate: boolean },
): Promise<Outcome> {
  const { stripe, url } = connection;
  const [before, stored] = await Promise.all([endpointsOf(stripe, url), connection.stored()]);
  const own = before.find((endpoint) => signsWith(endpoint, stored));
  const keeps = own && !rotate && hasApiVersion(own);
  const did = !keeps ? 'made' : isEnabled(own) && hasExactEvents(own) ? 'kept' : 'updated';
  if (did === 'updated') await mend(stripe, own!);
  const current = keeps ? own : await make(connection);
  const now = keeps ? before : await endpointsOf(stripe, url);
  const old = now.filter((endpoint) => endpoint.id !== current.id && isEnabled(endpoint));
  const retired = await retire(connection, old, current);
  if (!keeps) await forget(stripe, before);
  return { endpoint: current.id, did, ...retired };
}

async function mend(stripe: Stripe, { id }: Stripe.WebhookEndpoint): Promise<void> {
  const enabled_events = [...webhookEvents];
  await stripe.webhookEndpoints.update(id, { enabled_events, disabled: false });
}

/** Returns the endpoint with the mark of its secret. */
async function make({ stripe, url, store }: Connection): Promise<Stripe.WebhookEndpoint> {
  const endpoint = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...webhookEvents],
    api_version: Stripe.API_VERSION,
    description: 'Outcrop, made by npm run connect-stripe',
  });
  const secret = endpoint.secret!;
  await store(secret);
  // Only now: a mark says that its secret is the stored one.
  return stripe.webhookEndpoints.update(endpoint.id, {
    metadata: { [markName]: secretMark(secret) },
  });
}

/** Deletes what an earlier replacement disabled: Stripe takes 16 endpoints. */
async function forget(stripe: Stripe, before: Stripe.WebhookEndpoint[]): Promise<void> {
  const disabled = before.filter((each) => !isEnabled(each) && each.metadata[markName]);
  for (const { id } of disabled) await stripe.webhookEndpoints.del(id);
}

async function retire(
  { stripe, stored, settle }: Connection,
  old: Stripe.WebhookEndpoint[],
  current: Stripe.WebhookEndpoint,
): Promise<Pick<Outcome, 'disabled' | 'undelivered'>> {
  if (old.length === 0) return { disabled: [], undelivered: 0 };
  await settle();
  if (!signsWith(current, await stored())) {
    throw new Error(
      'Another connect-stripe has stored another secret meanwhile. No endpoint was disabled. When the other one has ended, type this again.',
    );
  }
  const undelivered = await undeliveredBefore(stripe, current.created);
  if (undelivered > 0) return { disabled: [], undelivered };
  for (const { id } of old) await stripe.webhookEndpoints.update(id, { disabled: true });
  return { disabled: old.map(({ id }) => id), undelivered: 0 };
}
