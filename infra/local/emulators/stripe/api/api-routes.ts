import { matchPath } from '../match-path.ts';
import type { ApiRoute } from './api-route.ts';
import { retrieve } from './api-route.ts';
import { balanceRoute } from './balance-route.ts';
import { couponRoutes } from './coupon-routes.ts';
import { eventRoutes } from './event-routes.ts';
import { invoiceRoute } from './invoice-route.ts';
import { listOf } from './list-route.ts';
import { promotionCodeRoutes } from './promotion-code-routes.ts';
import { refundRoute } from './refund-route.ts';
import { sessionRoutes } from './session-routes.ts';
import { taxSettingsRoute } from './tax-settings-route.ts';
import { webhookEndpointRoutes } from './webhook-endpoint-routes.ts';

/** The supported API calls; all others get Stripe's 404. */
const apiRoutes: readonly ApiRoute[] = [
  ...sessionRoutes,
  listOf('/v1/payment_intents', 'payment_intent'),
  retrieve('/v1/payment_intents/:id', 'payment_intent', 'intent'),
  listOf('/v1/charges', 'charge', { filters: ['payment_intent'] }),
  retrieve('/v1/charges/:id', 'charge', 'id'),
  refundRoute,
  listOf('/v1/refunds', 'refund', { filters: ['payment_intent', 'charge'] }),
  retrieve('/v1/refunds/:id', 'refund', 'id'),
  listOf('/v1/disputes', 'dispute', { filters: ['payment_intent', 'charge'] }),
  retrieve('/v1/disputes/:id', 'dispute', 'dispute'),
  retrieve('/v1/balance_transactions/:id', 'balance_transaction', 'id'),
  balanceRoute,
  ...couponRoutes,
  ...promotionCodeRoutes,
  invoiceRoute,
  taxSettingsRoute,
  ...eventRoutes,
  ...webhookEndpointRoutes,
];

/** Returns the route for a request and the id in its path. */
export function findRoute(
  method: string,
  path: string,
): { route: ApiRoute; id: string } | undefined {
  for (const route of apiRoutes) {
    const match = route.method === method ? matchPath(route.path, path) : undefined;
    if (match) return { route, id: match.id };
  }
  return undefined;
}
