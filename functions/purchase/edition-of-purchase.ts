import { downloadsKeptDays } from '#shared/constants/downloads-kept-days.ts';
import type { PurchaseRecord } from '#shared/contracts/purchase.ts';
import { readDownloads } from '../domain/downloads/download-repository.ts';
import type { CurrentEdition } from '../domain/editions/edition.ts';
import type { Entitlement } from '../domain/entitlements/entitlement.ts';
import { now } from '../platform/clock.ts';

const dayMs = 24 * 3600 * 1000;

/** Returns the last edition of a purchase, and whether the buyer has yet to download it. */
export async function editionOfPurchase(
  purchase: Entitlement,
  { number, at }: CurrentEdition,
): Promise<PurchaseRecord['edition']> {
  return { number, publishedAt: at, isNew: await isNew(purchase, { number, at }) };
}

async function isNew(
  { state, item, orderId, purchasedAt }: Entitlement,
  { number, at }: CurrentEdition,
): Promise<boolean> {
  if (state !== 'owned' || number === 1 || at <= purchasedAt) return false;
  // Earlier downloads are no longer recorded.
  if (now().getTime() - Date.parse(at) > downloadsKeptDays * dayMs) return false;
  const downloads = await readDownloads(orderId);
  return !downloads?.items?.[item]?.editions.includes(number);
}
