import type { Store } from '../store/create-store.ts';
import type { Endpoint } from './post-event.ts';

/** The ids of the enabled endpoints that were registered for the event's type. */
export function endpointsFor(store: Store, eventId: string): string[] {
  const type = store.find('event', eventId)?.type ?? '';
  return store
    .list('webhook_endpoint', [{ path: 'status', is: '=', value: 'enabled' }])
    .filter(({ enabled_events: wanted }) => wanted.includes('*') || wanted.includes(type))
    .map(({ id }) => id);
}

/** An endpoint that may receive events: undefined if it has been disabled or does not exist. */
export function openEndpoint(store: Store, id: string): Endpoint | undefined {
  const found = store.find('webhook_endpoint', id);
  return found?.status === 'enabled' ? { url: found.url, secret: found.secret } : undefined;
}
