import { AppError } from '../../platform/app-error.ts';
import { getEntitlement } from '../orders/entitlement-repository.ts';
import { readDownloadToken } from './download-token.ts';

/**
 * Lets only the holder of a download token for this item pass, while he owns it by the purchase that the token names.
 * Access is looked up at every download, so that a refund closes a token that has not expired yet.
 * @param item `podcast#<id>`
 * @throws AppError `download_link_invalid`, `not_purchased`
 */
export async function requireOwner(item: string, token: string | undefined): Promise<void> {
  if (!token) throw new AppError('not_purchased');
  const { userId, sessionId } = await readDownloadToken(token, item);
  const entitlement = await getEntitlement(userId, item);
  if (entitlement?.state !== 'owned' || entitlement.sessionId !== sessionId) {
    throw new AppError('not_purchased');
  }
}
