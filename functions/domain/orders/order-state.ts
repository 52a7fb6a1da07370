import type { OrderFilter, OrderState } from '#shared/contracts/orders.ts';
import type { Order, OrderStatus } from './order.ts';

/** An order's state as administrators see it: a partial refund is a state of its own. */
export function orderState({
  status,
  refundedMinor = 0,
}: Pick<Order, 'status' | 'refundedMinor'>): OrderState {
  if (status === 'failed' || status === 'expired') return 'unpaid';
  return status === 'paid' && refundedMinor > 0 ? 'partly_refunded' : status;
}

const sold: readonly OrderStatus[] = [
  'processing',
  'paid',
  'refunded',
  'disputed',
  'charged_back',
  'duplicate',
];
const unsold: readonly OrderStatus[] = ['pending', 'failed', 'expired'];

/** The statuses to read for each filter. */
export const statusesOf: Record<OrderFilter, readonly OrderStatus[]> = {
  sales: sold,
  paid: ['paid'],
  partly_refunded: ['paid'],
  refunded: ['refunded'],
  disputed: ['disputed', 'charged_back'],
  pending: ['pending', 'processing'],
  unpaid: ['failed', 'expired'],
  all: [...sold, ...unsold],
};

/** Whether a filter shows an order. */
export function isShown(
  order: Pick<Order, 'status' | 'refundedMinor'>,
  filter: OrderFilter,
): boolean {
  if (!statusesOf[filter].includes(order.status)) return false;
  const isPart = filter === 'paid' || filter === 'partly_refunded';
  return !isPart || orderState(order) === filter;
}
