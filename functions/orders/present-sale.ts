import { fromMinor } from '#shared/constants/money.ts';
import type { SaleRow } from '#shared/contracts/sales.ts';
import { orderState } from '../domain/orders/order-state.ts';
import { refundedMinorOf, type Order } from '../domain/orders/order.ts';
import { quoteOf } from '../domain/orders/quote.ts';

export function presentSale(order: Order): SaleRow {
  const { currency, amountMinor, taxMinor = 0, paidDay, paidAt, paymentIntentId } = order;
  const { subtotalMinor, discountMinor, code } = quoteOf(order);
  const major = (minor: number) => fromMinor(minor, currency);
  return {
    id: order.id,
    day: paidDay!,
    paidAt: paidAt!,
    userId: order.userId,
    email: order.email,
    title: order.title,
    resourceType: order.resourceType,
    resourceId: order.resourceId,
    currency,
    price: major(subtotalMinor),
    discount: major(discountMinor),
    net: major(amountMinor - taxMinor),
    tax: major(taxMinor),
    gross: major(amountMinor),
    refunded: major(refundedMinorOf(order)),
    ...(code && { code }),
    state: orderState(order),
    ...(paymentIntentId && { paymentIntentId }),
  };
}
