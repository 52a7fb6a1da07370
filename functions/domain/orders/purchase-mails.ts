import type { MailOrder } from '../mails/mail.ts';
import type { Order } from './order.ts';
import { purchaseFacts } from './purchase-facts.ts';

/** An email about an order, with its id: each kind is sent once per order. */
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

interface RefundMailFacts {
  /** Whether the refund was for a duplicate payment: the buyer still owns the item. */
  stillOwned: boolean;
  asksBuyer: boolean;
}

export function refundMail(order: Order, facts: RefundMailFacts): PurchaseMail {
  const { id: orderId, email: to } = order;
  const purchase = purchaseFacts(order);
  const mail = { kind: 'refund' as const, to, orderId, purchase, ...facts };
  return { id: refundMailId(orderId), mail };
}
