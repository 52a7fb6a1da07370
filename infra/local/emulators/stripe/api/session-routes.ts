import { createSession } from '../payments/create-session.ts';
import { expireSession } from '../payments/expire-session.ts';
import { findSession } from '../payments/find-session.ts';
import { sessionRequest } from './session-request.ts';
import type { ApiRoute } from './api-route.ts';
import { retrieve } from './api-route.ts';
import { listOf } from './list-route.ts';
import { refuseUnknown } from './read-params.ts';

const sessions = '/v1/checkout/sessions';

export const sessionRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: sessions,
    prepare({ context, params }) {
      const request = sessionRequest(params, context);
      return () => createSession(context, request);
    },
  },
  listOf(sessions, 'checkout.session', { filters: ['payment_intent', 'status'] }),
  retrieve(`${sessions}/:id`, 'checkout.session', 'session'),
  {
    method: 'POST',
    path: `${sessions}/:id/expire`,
    prepare({ context, params, id }) {
      refuseUnknown(params, ['expand']);
      return () => expireSession(context, id);
    },
  },
  {
    method: 'GET',
    path: `${sessions}/:id/line_items`,
    prepare({ context, params, id }) {
      refuseUnknown(params, ['limit', 'starting_after', 'ending_before', 'expand']);
      return () => ({
        object: 'list',
        data: findSession(context, id).order.lineItems,
        has_more: false,
        url: `${sessions}/${id}/line_items`,
      });
    },
  },
];
