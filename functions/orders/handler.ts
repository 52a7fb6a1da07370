import { ordersContract } from '#shared/contracts/orders.ts';
import { salesContract } from '#shared/contracts/sales.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { exportSales } from './export-sales.ts';
import { listOrders } from './list-orders.ts';
import { refundOrder } from './refund-order.ts';
import { readOrder } from './read-order.ts';

export const handler = createHandler(
  { ...ordersContract, ...salesContract },
  { list: listOrders, export: exportSales, get: readOrder, refund: refundOrder },
  authenticator,
);
