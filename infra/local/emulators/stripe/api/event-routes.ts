import { showEvent } from '../webhooks/show-event.ts';
import type { ApiRoute } from './api-route.ts';
import { listOf } from './list-route.ts';
import { noSuch } from '../stripe-failure.ts';

export const eventRoutes: ApiRoute[] = [
  listOf('/v1/events', 'event', {
    filters: ['type'],
    show: (event, { deliveries }) => showEvent(event, deliveries),
  }),
  {
    method: 'GET',
    path: '/v1/events/:id',
    prepare:
      ({ context, id }) =>
      () => {
        const event = context.store.find('event', id);
        if (!event) throw noSuch('event', id, 'id');
        return showEvent(event, context.deliveries);
      },
  },
];
