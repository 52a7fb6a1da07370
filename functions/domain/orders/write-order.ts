import { AppError } from '../../platform/app-error.ts';
import { isConflict, writeTogether, type Write } from '../../platform/dynamo.ts';
import { changeCredits } from '../credits/change-credits.ts';
import { creditsOfOrder } from './credits-of-order.ts';
import type { Order } from './order.ts';

/**
 * Writes a change of an order and of the buyer's credits, all or nothing. If only the credits have changed
 * concurrently, for example because of many replies, the write is retried without calling Stripe again.
 * @param writes the order's row, conditional on its version, and the other writes of the change
 * @returns false if the order, or anything else that `writes` depends on, has changed: read everything again
 */
export async function writeOrder(before: Order, after: Order, writes: Write[]): Promise<boolean> {
  try {
    if (!(await writeWithCredits(before, after, writes))) await writeTogether(writes);
    return true;
  } catch (error) {
    if (isConflict(error) || isAppError(error, 'conflict')) return false;
    throw error;
  }
}

/** Whether the change grants what was ordered, which a deleted account must not get. */
export function isGrant(before: Order, after: Order): boolean {
  return !before.grantedAt && after.grantedAt !== undefined;
}

/** @returns false if the change involves no credits or the member has deleted the account */
async function writeWithCredits(before: Order, after: Order, writes: Write[]): Promise<boolean> {
  if (after.credits === undefined) return false;
  try {
    return await changeCredits(after.userId, (lots) => {
      const change = creditsOfOrder(before, after, lots);
      return change && { ...change, also: writes, onlyIfOpen: isGrant(before, after) };
    });
  } catch (error) {
    if (isAppError(error, 'not_found')) return false;
    throw error;
  }
}

function isAppError(error: unknown, code: AppError['code']): boolean {
  return error instanceof AppError && error.code === code;
}
