import { nowIso } from '../../platform/clock.ts';
import type { PurchaseFacts } from '../mails/mail.ts';
import type { Order } from './order.ts';

/** What mails tell of an order that has been paid. */
export function purchaseFacts(order: Order): PurchaseFacts {
  const { title, credits, amountMinor, currency } = order;
  return {
    title,
    ...(credits !== undefined && { credits }),
    amountMinor,
    currency,
    sessionId: order.sessionId!,
    paidAt: order.paidAt ?? nowIso(),
  };
}
