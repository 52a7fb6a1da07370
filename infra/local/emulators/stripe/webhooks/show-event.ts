import type { StoredEvent } from '../store/stored-kinds.ts';
import type { DeliveryQueue } from './delivery-queue.ts';

/** The event as it is told to others: with how many deliveries are still to be taken. */
export const showEvent = (event: StoredEvent, queue: DeliveryQueue): StoredEvent => ({
  ...event,
  pending_webhooks: queue.pending(event.id),
});
