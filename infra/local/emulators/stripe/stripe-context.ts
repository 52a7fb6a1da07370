import type { Store } from './store/create-store.ts';
import type { StoredEvent } from './store/stored-kinds.ts';
import type { Switches } from './switches.ts';
import type { WebhookDispatcher } from './webhooks/create-dispatcher.ts';
import type { DeliveryQueue } from './webhooks/delivery-queue.ts';
import { stripeId } from './stripe-id.ts';

/** The API version of stripe 23.1.0; a test compares the two. */
export const apiVersion = '2026-10-28.endive';

export interface StripeContext {
  store: Store;
  webhooks: WebhookDispatcher;
  deliveries: DeliveryQueue;
  switches: Switches;
  /** Unix seconds, as Stripe writes every time. */
  now(): number;
  /** The URL at which a browser reaches a page of this server; `path` begins with /_local/. */
  pageUrl(path: string): string;
  /** The API call that causes the events; nulls when a browser or the clock causes them. */
  request: StoredEvent['request'];
}

/**
 * Records an event with the current state of the object and queues it for the webhook. Call it inside a
 * transaction.
 */
export function emit(context: StripeContext, type: string, subject: object): void {
  const event: StoredEvent = {
    id: stripeId('evt_1'),
    object: 'event',
    api_version: apiVersion,
    created: context.now(),
    data: { object: subject },
    livemode: false,
    pending_webhooks: 0,
    request: context.request,
    type,
  };
  context.store.put('event', event);
  context.webhooks.enqueue(event.id, context.switches.duplicateWebhooks ? 2 : 1);
}
