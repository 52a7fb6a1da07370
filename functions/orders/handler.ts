import { ordersContract } from '#shared/contracts/orders.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { listOrders } from './list-orders.ts';
import { readOrder } from './read-order.ts';

export const handler = createHandler(
  ordersContract,
  { list: listOrders, get: readOrder },
  authenticator,
);
