import type { PurchaseRecord } from '#shared/contracts/purchase.ts';

/**
 * The relevant purchase per item: the one that gives access, otherwise the newest.
 * @param purchases newest first; an item bought repeatedly appears once per purchase
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
