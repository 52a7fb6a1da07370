import { purchaseContract } from '#shared/contracts/purchase.ts';
import { fromMinor } from '#shared/constants/money.ts';
import { signDownloadToken } from '../domain/downloads/download-token.ts';
import { readBoughtItem } from '../domain/orders/bought-item.ts';
import { listPurchasesOf } from '../domain/orders/list-purchases-of.ts';
import { itemOf, type Entitlement } from '../domain/entitlements/entitlement.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';
import { implement } from '../platform/implement.ts';
import { editionOfPurchase } from './edition-of-purchase.ts';
import { purchaseStatuses } from './purchase-statuses.ts';

/** The item of each purchase is read: this many at once. */
const concurrency = 32;

export const listPurchases = implement(purchaseContract.list, async (_input, actor) => {
  const purchases = await listPurchasesOf(actor.id);
  return mapConcurrently(purchases, concurrency, async (purchase) => {
    const { item, sessionId, title, credits, currency, amountMinor, refundedMinor } = purchase;
    const canDownload = purchase.state === 'owned' && credits === undefined;
    const bought = itemOf(purchase);
    const { imageUrl, edition } = await readBoughtItem(bought.resourceType, bought.resourceId);
    return {
      id: sessionId,
      ...bought,
      title,
      ...(purchase.bundle && { bundle: purchase.bundle }),
      ...(imageUrl && { imageUrl }),
      status: purchaseStatuses[purchase.state],
      ...(edition && { edition: await editionOfPurchase(purchase, edition) }),
      ...(canDownload && {
        downloadToken: await signDownloadToken({ userId: actor.id, item, sessionId }),
      }),
      amountPaid: fromMinor(amountMinor, currency),
      ...(refundedMinor && { amountRefunded: fromMinor(refundedMinor, currency) }),
      currency,
      ...(purchase.hasInvoice && isPaid(purchase) && { hasInvoice: true }),
      purchasedAt: purchase.purchasedAt,
      ...(purchase.complimentary && { complimentary: true }),
    };
  });
});

/** Whether a purchase is paid. Stripe issues the invoice only then. */
function isPaid({ state }: Pick<Entitlement, 'state'>): boolean {
  return state !== 'processing';
}
