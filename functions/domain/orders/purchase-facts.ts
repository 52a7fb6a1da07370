import { nowIso } from '../../platform/clock.ts';
import type { PurchaseFacts } from '../mails/mail.ts';
import type { Order } from './order.ts';
import { quoteOf } from './quote.ts';

/** The facts about a paid order that emails contain. */
export function purchaseFacts(order: Order): PurchaseFacts {
  const { title, credits, amountMinor, currency, taxMinor } = order;
  const { subtotalMinor, discountMinor, code } = quoteOf(order);
  return {
    title,
    ...(credits !== undefined && { credits }),
    amountMinor,
    ...((discountMinor > 0 || taxMinor) && { subtotalMinor, discountMinor, code, taxMinor }),
    currency,
    sessionId: order.sessionId!,
    paidAt: order.paidAt ?? nowIso(),
  };
}
