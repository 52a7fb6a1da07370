import { AppError } from '../../platform/app-error.ts';
import { now } from '../../platform/clock.ts';
import { logger } from '../../platform/logger.ts';
import { drain, type Drained } from '../../platform/drain.ts';
import { closeCheckout } from '../orders/open-checkout.ts';
import type { Order } from '../orders/order.ts';
import { listMemberData } from '../members/member-data-repository.ts';
import { getMember } from '../members/member-repository.ts';
import { deletedIds, removeMember } from './deleted-member-repository.ts';
import { eraseMemberData } from './erase-member-data.ts';

const concurrency = 4;
/**
 * Longer than any function that writes member data can run. After this time, work in progress at the deletion, such as
 * a reply or a payment, has ended and indexes are consistent. Only an erasure after it is final.
 */
const settleSeconds = 240;

/** Completes all deletions as far as possible before `deadline` (epoch milliseconds). */
export function finishDeletions(deadline: number): Promise<Drained> {
  return drain(deletedIds(), (id) => finishDeletion(id, deadline), {
    concurrency,
    deadline,
    failure: 'account not erased',
    idsOf: (userId) => ({ userId }),
  });
}

async function finishDeletion(id: string, deadline: number): Promise<void> {
  const member = await getMember(id);
  if (!member?.deletedAt) return;
  const settled = Date.parse(member.deletedAt) + settleSeconds * 1000 <= now().getTime();
  await closeCheckouts(id);
  await eraseMemberData(member, deadline);
  if (settled) await removeMember(member);
}

/**
 * Closes open Checkout sessions: no one should pay for an item that they can no longer receive. The operator must
 * refund a payment already in progress.
 */
async function closeCheckouts(userId: string): Promise<void> {
  for await (const order of listMemberData<Order>('orders', userId)) {
    try {
      await closeCheckout(order);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      logger.warn('checkout of a deleted account stays open', { orderId: order.id, error });
    }
  }
}
