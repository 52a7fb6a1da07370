import { receiptsContract } from '#shared/contracts/receipts.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { askingStripe } from '../domain/orders/asking-stripe.ts';
import { listPurchasesOf } from '../domain/orders/list-purchases-of.ts';
import { readInvoice } from '../domain/orders/read-invoice.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';

/** Until they expire, Stripe's links open an invoice for anyone. Only the owner gets one, and a new one each time. */
export const findInvoice = implement(receiptsContract.invoice, async ({ id }, actor) => {
  await consumeRateLimit('verify', actor.id, siteConfig.limits.verify);
  const purchase = (await listPurchasesOf(actor.id)).find(({ sessionId }) => sessionId === id);
  if (!purchase) throw new AppError('purchase_not_found');
  const invoice = purchase.hasInvoice && (await askingStripe(() => readInvoice(id)));
  if (!invoice) {
    throw new AppError('not_found', {
      text: purchase.hasInvoice
        ? 'The invoice is not ready yet. Please try again in a moment.'
        : 'There is no invoice for this purchase. The receipt says what was paid.',
    });
  }
  return invoice;
});
