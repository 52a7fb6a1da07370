import { downloadsKeptDays } from '#shared/constants/downloads-kept-days.ts';
import type { PurchaseRecord } from '#shared/contracts/purchase.ts';
import { readDownloads } from '../domain/downloads/download-repository.ts';
import type { CurrentEdition } from '../domain/editions/edition.ts';
import type { Entitlement } from '../domain/orders/order.ts';
import { now } from '../platform/clock.ts';

const dayMs = 24 * 3600 * 1000;

/** The last edition of what was bought, and whether it is news to the buyer. */
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
  // What was downloaded earlier is no longer known.
  if (now().getTime() - Date.parse(at) > downloadsKeptDays * dayMs) return false;
  const downloads = await readDownloads(orderId);
  return !downloads?.items?.[item]?.editions.includes(number);
}
