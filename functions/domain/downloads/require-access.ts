import { AppError } from '../../platform/app-error.ts';
import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';
import { isPublished } from '../catalogue/publication.ts';
import { getEntitlement } from '../entitlements/entitlement-repository.ts';
import { readDownloadToken } from './download-token.ts';

/**
 * Allows access to published free items for everyone, and to other items only with a download token whose member
 * still owns the item through the token's purchase. Ownership is checked on every download: a refund invalidates tokens
 * that have not expired.
 * @param item `podcast#<id>`
 * @returns the order through which the item is owned; undefined for a free one
 * @throws AppError `download_link_invalid`, `not_purchased` (also for an unknown item)
 */
export async function requireAccess(
  item: string,
  stored: (CatalogueItem & { priceMinor: number }) | undefined,
  token: string | undefined,
): Promise<string | undefined> {
  if (stored && isPublished(stored) && stored.priceMinor === 0) return undefined;
  if (!token) throw new AppError('not_purchased');
  const { userId, sessionId } = await readDownloadToken(token, item);
  const entitlement = await getEntitlement(userId, item);
  if (entitlement?.state !== 'owned' || entitlement.sessionId !== sessionId) {
    throw new AppError('not_purchased');
  }
  return entitlement.orderId;
}
