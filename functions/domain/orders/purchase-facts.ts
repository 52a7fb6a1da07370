import { nowIso } from '../../platform/clock.ts';
import type { PurchaseFacts } from '../mails/mail.ts';
import { grantsOf } from './grants.ts';
import type { Order } from './order.ts';
import { quoteOf } from './quote.ts';
import { taxFactsOf } from './tax-facts.ts';

/** Returns the facts about a paid order that emails contain. */
export function purchaseFacts(order: Order): PurchaseFacts {
  const { title, credits, amountMinor, currency, taxMinor } = order;
  const { subtotalMinor, discountMinor, code, bundle } = quoteOf(order);
  const taxes = taxFactsOf(order);
  return {
    title,
    ...(credits !== undefined && { credits }),
    ...(bundle && { bundle: { priceMinor: bundle.priceMinor, parts: partsOf(order) } }),
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

function partsOf(order: Order): NonNullable<PurchaseFacts['bundle']>['parts'] {
  return grantsOf(order).map(({ title, amountMinor, isGranted }) => {
    return { title, amountMinor, isGranted };
  });
}
