import { nowIso } from '../../platform/clock.ts';
import type { PurchaseFacts } from '../mails/mail.ts';
import type { Order } from './order.ts';
import { quoteOf } from './quote.ts';
import { taxFactsOf } from './tax-facts.ts';

/** The facts about a paid order that emails contain. */
export function purchaseFacts(order: Order): PurchaseFacts {
  const { title, credits, amountMinor, currency, taxMinor } = order;
  const { subtotalMinor, discountMinor, code } = quoteOf(order);
  const taxes = taxFactsOf(order);
  return {
    title,
    ...(credits !== undefined && { credits }),
    amountMinor,
    ...((discountMinor > 0 || taxMinor || taxes) && {
      subtotalMinor,
      discountMinor,
      code,
      taxMinor,
    }),
    ...(taxes && { taxes }),
    ...(order.withdrawal?.agreedAt && { agreedTo: order.withdrawal.text }),
    currency,
    sessionId: order.sessionId!,
    paidAt: order.paidAt ?? nowIso(),
  };
}
