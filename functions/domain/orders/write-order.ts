import { AppError } from '../../platform/app-error.ts';
import { isConflict, writeTogether, type Write } from '../../platform/dynamo.ts';
import { changeCredits } from '../credits/change-credits.ts';
import { creditsOfOrder } from './credits-of-order.ts';
import type { Order } from './order.ts';

/**
 * Writes a change of an order, and with it the credits that go or come by it, all or nothing. Others may change the
 * member's credits meanwhile, by hundreds of replies say: that alone is no reason to ask Stripe again.
 * @param writes the order's row on condition of its version, and what else belongs to the change
 * @returns false when the order, or what else was read, has changed meanwhile: read everything again.
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

/** @returns false where no credits go with the change, or their member has deleted his account. */
async function writeWithCredits(before: Order, after: Order, writes: Write[]): Promise<boolean> {
  if (after.credits === undefined) return false;
  try {
    return await changeCredits(after.userId, (lots) => {
      const change = creditsOfOrder(before, after, lots);
      return change && { ...change, also: writes };
    });
  } catch (error) {
    if (isAppError(error, 'not_found')) return false;
    throw error;
  }
}

function isAppError(error: unknown, code: AppError['code']): boolean {
  return error instanceof AppError && error.code === code;
}
