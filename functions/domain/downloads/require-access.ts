import { AppError } from '../../platform/app-error.ts';
import type { CatalogueItem } from '../catalogue/catalogue-items.ts';
import { getEntitlement } from '../orders/entitlement-repository.ts';
import { readDownloadToken } from './download-token.ts';

/**
 * Lets everybody pass to what is free and published; to everything else only the holder of a download token for this
 * item, while he owns it by the purchase that the token names. Access is looked up at every download, so that a refund
 * closes a token that has not expired yet.
 * @param item `podcast#<id>`
 * @throws AppError `download_link_invalid`, `not_purchased`; where there is no such item too
 */
export async function requireAccess(
  item: string,
  stored: (CatalogueItem & { priceMinor: number }) | undefined,
  token: string | undefined,
): Promise<void> {
  if (stored?.shelf === 'published' && stored.priceMinor === 0) return;
  if (!token) throw new AppError('not_purchased');
  const { userId, sessionId } = await readDownloadToken(token, item);
  const entitlement = await getEntitlement(userId, item);
  if (entitlement?.state !== 'owned' || entitlement.sessionId !== sessionId) {
    throw new AppError('not_purchased');
  }
}
