import { listGiftedMembers } from '../entitlements/owner-repository.ts';
import { getEntitlement } from '../entitlements/entitlement-repository.ts';
import type { Entitlement } from '../entitlements/entitlement.ts';
import { getAccount } from '../members/member-repository.ts';
import { mapConcurrently } from '../../platform/map-concurrently.ts';

const rowsPerPage = 25;
const concurrency = 16;

/** Somebody who has an item because an administrator gave it. */
export interface GiftRecipient {
  userId: string;
  email: string;
  entitlement: Entitlement & Required<Pick<Entitlement, 'complimentary'>>;
}

/**
 * Lists a page of the members who have an item for free, after the member `after`. It may be shorter than `limit`,
 * because accounts that are being deleted are left out.
 * @returns `next`: absent on the last page
 */
export async function listGifts(
  item: string,
  after?: string,
): Promise<{ given: GiftRecipient[]; next?: string }> {
  const { members, next } = await listGiftedMembers(item, rowsPerPage, after);
  const given = await mapConcurrently(members, concurrency, (userId) =>
    readRecipient(item, userId),
  );
  return { given: given.filter((one) => one !== undefined), ...(next && { next }) };
}

/** Returns undefined if they no longer have it, or the account is being deleted. */
async function readRecipient(item: string, userId: string): Promise<GiftRecipient | undefined> {
  const [member, entitlement] = await Promise.all([
    getAccount(userId),
    getEntitlement(userId, item),
  ]);
  if (!member || entitlement?.state !== 'owned') return undefined;
  const { complimentary } = entitlement;
  return (
    complimentary && { userId, email: member.email, entitlement: { ...entitlement, complimentary } }
  );
}
