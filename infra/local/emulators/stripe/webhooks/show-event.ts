import type { StoredEvent } from '../store/stored-kinds.ts';
import type { DeliveryQueue } from './delivery-queue.ts';

/** The event as the API and webhooks show it, with its number of pending deliveries. */
export const showEvent = (event: StoredEvent, queue: DeliveryQueue): StoredEvent => ({
  ...event,
  pending_webhooks: queue.pending(event.id),
});
