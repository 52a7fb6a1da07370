import type { PurchaseRecord } from '#shared/contracts/purchase.ts';

/**
 * How the member stands to each item: by the purchase that gives access, else by the newest.
 * @param purchases the newest first; an item that was bought again has one for each time
 */
export function latestPurchases<Purchase extends Pick<PurchaseRecord, 'resourceId' | 'status'>>(
  purchases: readonly Purchase[],
): Map<string, Purchase> {
  const latest = new Map<string, Purchase>();
  for (const purchase of purchases) {
    const known = latest.get(purchase.resourceId);
    const isBetter = purchase.status === 'owned' && known?.status !== 'owned';
    if (!known || isBetter) latest.set(purchase.resourceId, purchase);
  }
  return latest;
}
