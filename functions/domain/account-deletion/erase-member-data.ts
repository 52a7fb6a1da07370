import { drain } from '../../platform/drain.ts';
import { releaseHold } from '../credits/end-hold.ts';
import { removeEndedHold } from '../credits/hold-repository.ts';
import type { Hold } from '../credits/hold.ts';
import { forgetDownloads } from '../downloads/download-repository.ts';
import { removeVote } from '../feedback/vote-repository.ts';
import type { Vote } from '../feedback/vote.ts';
import { removeEntitlement } from '../entitlements/entitlement-repository.ts';
import { forgetBuyer } from '../orders/order-repository.ts';
import type { Entitlement } from '../entitlements/entitlement.ts';
import type { Order } from '../orders/order.ts';
import { removePosition, type PositionRow } from '../podcasts/position-repository.ts';
import { removeReview } from '../reviews/review-repository.ts';
import type { Review } from '../reviews/review.ts';
import { removeRating, type RatingRow } from '../ratings/rating-repository.ts';
import { listMemberData, rowIds, type MemberDataTable } from '../members/member-data-repository.ts';
import { removeSignInRecord } from '../sign-ins/sign-in-repository.ts';
import { deleteIdentity } from '../members/identity.ts';
import type { Member } from '../members/member-repository.ts';

const concurrency = 8;

const dependencies = { deleteIdentity, listMemberData, removePosition, removeSignInRecord };

/** Creates `eraseMemberData` with the functions that it calls. */
export function createEraseMemberData({
  deleteIdentity,
  listMemberData,
  removePosition,
  removeSignInRecord,
}: typeof dependencies) {
  const eraseAll = async <Found extends object>(
    kind: MemberDataTable,
    userId: string,
    erase: (row: Found) => Promise<void>,
    deadline: number,
  ): Promise<void> => {
    const rows = listMemberData<Found>(kind, userId);
    const { failed } = await drain(rows, erase, {
      concurrency,
      deadline,
      failure: 'row of a deleted account not erased',
      idsOf: (row) => rowIds(kind, userId, row),
    });
    if (failed > 0) throw new Error(`${failed} rows of ${kind} could not be erased.`);
    if (!(await rows.next()).done) throw new Error(`No time was left to erase ${kind}.`);
  };

  return async (member: Member, deadline: number): Promise<void> => {
    const { id, email, formerEmail = email } = member;
    await deleteIdentity(id);
    await removeSignInRecord(formerEmail, id);
    await eraseAll<Hold>('holds', id, endHold, deadline);
    await eraseAll<RatingRow>('ratings', id, removeRating, deadline);
    await eraseAll<Review>('reviews', id, removeReview, deadline);
    await eraseAll<Vote>('feedback', id, removeVote, deadline);
    await eraseAll<PositionRow>('positions', id, removePosition, deadline);
    await eraseAll<Entitlement>('purchases', id, forgetEntitlement, deadline);
    await eraseAll<Order>('orders', id, forgetOrder, deadline);
  };
}

/**
 * Erases the data of a deleted account except its own row; orders are kept, without the email. Data that belongs to the
 * email alone is kept too, because no one has proved that they own the address. Repeated and concurrent calls are
 * harmless.
 * @param deadline epoch milliseconds; nothing new is started after it
 * @throws Error if any data is left
 */
export const eraseMemberData = createEraseMemberData(dependencies);

/** Removes an entitlement and, for a gift, its downloads: a gift has no order with which they would be removed. */
async function forgetEntitlement(held: Entitlement): Promise<void> {
  if (held.complimentary) await forgetDownloads(held.orderId);
  await removeEntitlement(held);
}

async function forgetOrder({ id }: Order): Promise<void> {
  await forgetDownloads(id);
  await forgetBuyer({ id });
}

/** Ends a reply in progress: its credits are returned first, so that the ledger stays consistent. */
async function endHold(hold: Hold): Promise<void> {
  if (hold.state === 'open') await releaseHold(hold, 'stopped');
  await removeEndedHold(hold);
}
