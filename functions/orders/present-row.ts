import { fromMinor } from '#shared/constants/money.ts';
import type { OrderRow } from '#shared/contracts/orders.ts';
import type { ListedOrder } from '../domain/orders/order-list-repository.ts';
import { orderState } from '../domain/orders/order-state.ts';
import { refundedMinorOf } from '../domain/orders/order.ts';

export function presentRow(order: ListedOrder): OrderRow {
  const { id, userId, email, title, resourceType, amountMinor, currency, createdAt } = order;
  return {
    id,
    state: orderState(order),
    userId,
    email,
    title,
    resourceType,
    amount: fromMinor(amountMinor, currency),
    refunded: fromMinor(refundedMinorOf(order), currency),
    currency,
    createdAt,
  };
}
