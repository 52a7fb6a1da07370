import { getItem } from '../catalogue/catalogue-repository.ts';
import { getEntitlement } from '../entitlements/entitlement-repository.ts';
import { itemKeyIn } from '../items/item-key.ts';
import type { EditionNews } from '../mails/mail.ts';
import { wantsNewEditions } from '../members/choose-mails.ts';

/**
 * Whether a member should still be told about an edition: they want such emails, own the item, got it before the
 * edition, and the item has not been deleted. Checked when the email is sent, because it may have waited for a day.
 */
export async function isNewsTo(
  userId: string,
  { of: { kind, id }, at }: EditionNews,
): Promise<boolean> {
  const [wanted, entitlement, item] = await Promise.all([
    wantsNewEditions(userId),
    getEntitlement(userId, itemKeyIn(kind, id)),
    getItem(kind, id),
  ]);
  const owned = entitlement?.state === 'owned' && entitlement.purchasedAt < at;
  return wanted && owned && item?.shelf !== undefined;
}
