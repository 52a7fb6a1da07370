import { getItem } from '../catalogue/catalogue-repository.ts';
import { wantsNewEditions } from '../members/choose-mails.ts';
import { getEntitlement } from '../orders/entitlement-repository.ts';
import type { EditionNews } from './announcement-repository.ts';
import { editedItem } from './editions-of.ts';

/**
 * Whether a member still wants to be told of an edition, and has reason to: they own its item, bought it before, and it has not
 * been deleted. Asked when the mail goes out, since it may have waited for a day.
 */
export async function isNewsTo(
  userId: string,
  { of: { kind, id }, at }: EditionNews,
): Promise<boolean> {
  const [wanted, entitlement, item] = await Promise.all([
    wantsNewEditions(userId),
    getEntitlement(userId, editedItem(kind, id)),
    getItem(kind, id),
  ]);
  const owned = entitlement?.state === 'owned' && entitlement.purchasedAt < at;
  return wanted && owned && item?.shelf !== undefined;
}
