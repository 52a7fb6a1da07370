import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'orders'>>(authenticator, {
  'GET /api/admin/orders': () => import('./list-orders.ts').then((it) => it.listOrders),
  'GET /api/admin/sales': () => import('./export-sales.ts').then((it) => it.exportSales),
  'GET /api/admin/orders/{id}': () => import('./read-order.ts').then((it) => it.readOrder),
  'POST /api/admin/orders/{id}/refunds': () =>
    import('./refund-order.ts').then((it) => it.refundOrder),
});
