import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createListener } from './create-listener.ts';
import { expireDueSessions } from './payments/expire-session.ts';
import { createReplays } from './store/replays.ts';
import { createStore } from './store/create-store.ts';
import { openDatabase } from './store/open-database.ts';
import { createDispatcher } from './webhooks/create-dispatcher.ts';
import { deliveryQueue } from './webhooks/delivery-queue.ts';
import { endpointsFor, openEndpoint } from './webhooks/endpoints.ts';
import { showEvent } from './webhooks/show-event.ts';
import type { StripeContext } from './stripe-context.ts';
import type { Switches } from './switches.ts';

export interface StripeOptions {
  /** The folder of stripe.sqlite; in memory by default. */
  dataDir?: string;
  /** Any free port by default. */
  port?: number;
  /** 'sk_test_…': any other key gets Stripe's 401. */
  secretKey: string;
  /** 'whsec_…': signs every event. */
  webhookSecret: string;
  /**
   * The URL that receives events. A function may return '' while the URL is unknown; events wait for it.
   * Without this option, events are sent to the endpoints that were registered through the API only.
   */
  webhookUrl?: string | (() => string);
  /** The URL under which browsers reach /_local/, without a trailing slash; this server by default. */
  publicUrl?: string | (() => string);
  /** Milliseconds before each retry of a failed delivery. After the last retry the delivery fails for good. */
  retryDelaysMs?: readonly number[];
  /** The clock for everything except deliveries and their signatures. */
  now?: () => Date;
}

export interface StripeServer {
  url: string;
  close(): Promise<void>;
  /**
   * Resolves when each queued delivery is done, has failed, or waits for a retry, for held webhooks to be
   * released, or for a URL.
   */
  idle(): Promise<void>;
}

const defaultRetryDelaysMs = [1000, 5000, 30_000, 60_000];
const expiryCheckMs = 1000;

const textOf = (setting: string | (() => string)): string =>
  typeof setting === 'string' ? setting : setting();

/**
 * Starts api.stripe.com for the real SDK ({ host: '127.0.0.1', port, protocol: 'http' }) and
 * checkout.stripe.com for browsers, on 127.0.0.1. With a dataDir, everything acknowledged survives kill -9,
 * queued webhooks included.
 */
export async function startStripe(options: StripeOptions): Promise<StripeServer> {
  const database = openDatabase(options.dataDir);
  const store = createStore(database);
  const deliveries = deliveryQueue(database);
  const switches: Switches = {
    outage: false,
    holdWebhooks: false,
    duplicateWebhooks: false,
    shuffleWebhooks: false,
    taxPending: false,
    apiDelayMs: 0,
  };
  let url = '';
  const webhooks = createDispatcher({
    queue: deliveries,
    switches,
    retryDelaysMs: options.retryDelaysMs ?? defaultRetryDelaysMs,
    ready: () => options.webhookUrl === undefined || textOf(options.webhookUrl) !== '',
    receivers: (eventId) => [
      ...(options.webhookUrl === undefined ? [] : [null]),
      ...endpointsFor(store, eventId),
    ],
    endpoint(id) {
      if (id !== null) return openEndpoint(store, id);
      return { url: textOf(options.webhookUrl ?? ''), secret: options.webhookSecret };
    },
    payload(eventId) {
      const event = store.find('event', eventId);
      if (!event) throw new Error(`A delivery names an unknown event: ${eventId}`);
      return JSON.stringify(showEvent(event, deliveries), null, 2);
    },
  });
  const clock = options.now ?? (() => new Date());
  const context: StripeContext = {
    store,
    webhooks,
    deliveries,
    switches,
    now: () => Math.floor(clock().getTime() / 1000),
    pageUrl: (path) => (textOf(options.publicUrl ?? '') || url) + path,
    request: { id: null, idempotency_key: null },
  };
  const server = createServer(
    createListener({
      context,
      replays: createReplays(database),
      secretKey: options.secretKey,
      inUse: new Set(),
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const expiry = setInterval(() => expireDueSessions(context), expiryCheckMs);
  webhooks.wake();

  return {
    url,
    idle: () => webhooks.idle(),
    async close() {
      clearInterval(expiry);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await webhooks.stop();
      database.close();
    },
  };
}
