import type { MailOrder } from '../mails/mail.ts';
import type { Order } from './order.ts';
import { purchaseFacts } from './purchase-facts.ts';

/** An email about an order, and its id: one of a kind is sent for each order. */
interface PurchaseMail {
  id: string;
  mail: MailOrder;
}

export const receiptMailId = (orderId: string): string => `receipt-${orderId}`;
export const refundMailId = (orderId: string): string => `refund-${orderId}`;

export function receiptMail(order: Order): PurchaseMail {
  const { id: orderId, email: to } = order;
  const mail = { kind: 'receipt' as const, to, orderId, purchase: purchaseFacts(order) };
  return { id: receiptMailId(orderId), mail };
}

/** @param stillOwned the refunded payment was a second one: the first purchase still counts */
export function refundMail(order: Order, stillOwned: boolean): PurchaseMail {
  const { id: orderId, email: to } = order;
  const purchase = purchaseFacts(order);
  const mail = { kind: 'refund' as const, to, orderId, purchase, stillOwned };
  return { id: refundMailId(orderId), mail };
}
