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
  /** The URL of the stage's webhook. */
  url: string;
  /** Reads the signing secret that the functions use. */
  stored: () => Promise<string | undefined>;
  store: (secret: string) => Promise<void>;
  /** Resolves once every function reads the secret that was stored last. */
  settle: () => Promise<void>;
}

export interface Outcome {
  endpoint: string;
  did: 'made' | 'updated' | 'kept';
  /** Endpoints with the same URL that were disabled. */
  disabled: string[];
  /** Undelivered events that only an older endpoint receives, which therefore stays enabled. */
  undelivered: number;
}

/**
 * Ensures that Stripe sends the handled events to the stage, signed with the stored secret. Idempotent. An endpoint
 * with another secret is replaced, because Stripe shows a secret only once.
 *
 * A replacement loses no event:
 * - From the moment the new endpoint exists until the old one is disabled, Stripe sends every event to both.
 * - The new secret is stored before anything is removed. While functions switch to it, each of them accepts one of the
 *   two deliveries. The webhook looks up a refused one at Stripe and handles it, and Stripe retries it.
 * - Events from before the new endpoint are sent only to the old one, which stays enabled while any of them is
 *   undelivered and Stripe still retries.
 * - If the command is interrupted anywhere, the old endpoint is still enabled, and the next run continues.
 * - Of several concurrent runs, only the one that stored its secret last removes anything.
 *
 * @throws Error if another run has replaced the secret
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
  if (did === 'updated') await repair(stripe, own!);
  const current = keeps ? own : await create(connection);
  const now = keeps ? before : await endpointsOf(stripe, url);
  const old = now.filter((endpoint) => endpoint.id !== current.id && isEnabled(endpoint));
  const retired = await disableOld(connection, old, current);
  if (!keeps) await deleteDisabled(stripe, before);
  return { endpoint: current.id, did, ...retired };
}

/** Registers the endpoint for exactly the handled events, and enables it. */
async function repair(stripe: Stripe, { id }: Stripe.WebhookEndpoint): Promise<void> {
  const enabled_events = [...webhookEvents];
  await stripe.webhookEndpoints.update(id, { enabled_events, disabled: false });
}

/** Creates the endpoint, with the mark of its secret in its metadata. */
async function create({ stripe, url, store }: Connection): Promise<Stripe.WebhookEndpoint> {
  const endpoint = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...webhookEvents],
    api_version: Stripe.API_VERSION,
    description: 'Outcrop, created by npm run connect-stripe',
  });
  const secret = endpoint.secret!;
  await store(secret);
  // Marked last, because the mark means that the endpoint's secret is the stored one.
  return stripe.webhookEndpoints.update(endpoint.id, {
    metadata: { [markName]: secretMark(secret) },
  });
}

/** Deletes endpoints that an earlier replacement disabled: Stripe allows 16. */
async function deleteDisabled(stripe: Stripe, before: Stripe.WebhookEndpoint[]): Promise<void> {
  const disabled = before.filter((each) => !isEnabled(each) && each.metadata[markName]);
  for (const { id } of disabled) await stripe.webhookEndpoints.del(id);
}

/** Disables the old endpoints, unless one of them still has events to deliver. */
async function disableOld(
  { stripe, stored, settle }: Connection,
  old: Stripe.WebhookEndpoint[],
  current: Stripe.WebhookEndpoint,
): Promise<Pick<Outcome, 'disabled' | 'undelivered'>> {
  if (old.length === 0) return { disabled: [], undelivered: 0 };
  await settle();
  if (!signsWith(current, await stored())) {
    throw new Error(
      'Another connect-stripe stored a different secret at the same time. No endpoint was disabled. When the other one has finished, run this again.',
    );
  }
  const undelivered = await undeliveredBefore(stripe, current.created);
  if (undelivered > 0) return { disabled: [], undelivered };
  for (const { id } of old) await stripe.webhookEndpoints.update(id, { disabled: true });
  return { disabled: old.map(({ id }) => id), undelivered: 0 };
}
