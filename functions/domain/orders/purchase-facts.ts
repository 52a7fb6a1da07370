import { nowIso } from '../../platform/clock.ts';
import type { PurchaseFacts } from '../mails/mail.ts';
import type { Order } from './order.ts';

/** The facts about a paid order that emails contain. */
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
