import { AppError } from '../../platform/app-error.ts';
import { isConditionFailure, isConflict, writeTogetherOnce } from '../../platform/dynamo.ts';
import { conflict, retryOnConflict, type RetryLimits } from '../../platform/retry-on-conflict.ts';
import type { Lot } from '../members/lot.ts';
import { getMember, type Member } from '../members/member-repository.ts';
import { creditWrites, lotsOf, type CreditChange } from './credit-writes.ts';

export type { CreditChange } from './credit-writes.ts';

/** A change gives up after 20 to 25 s, before the timeout of the functions that make changes. */
const limits = { attempts: 30, maxWaitMs: 2000 };

/**
 * Reads a member's credits, lets `decide` plan a change and writes it; repeats this if another change came first. One
 * of several concurrent changes always succeeds.
 * @param decide may be called several times; undefined means that there is nothing to do. The ledger rows it reads
 * cannot change before the write: every row that changes credits also changes the version.
 * @returns whether something was written
 * @throws AppError `not_found` if there is no such member, `conflict` if concurrent changes keep winning;
 * TransactionCanceledException if a ledger entry exists or a condition of `also` fails
 */
export async function changeCredits(
  userId: string,
  decide: (
    lots: readonly Lot[],
    member: Member,
  ) => CreditChange | undefined | Promise<CreditChange | undefined>,
  callerLimits: Pick<RetryLimits, 'timeoutMs'> = {},
): Promise<boolean> {
  let refused: { version: number | undefined; error: unknown } | undefined;
  const attempt = async () => {
    const member = await getMember(userId);
    if (!member) throw new AppError('not_found');
    // The credits have not changed, so the write failed for another reason and would fail again.
    if (refused && refused.version === member.creditsVersion) throw refused.error;
    const change = await decide(lotsOf(member), member);
    if (!change) return false;
    try {
      await writeTogetherOnce(creditWrites(member, change));
      return true;
    } catch (error) {
      if (!isConflict(error)) throw error;
      refused = isConditionFailure(error) ? { version: member.creditsVersion, error } : undefined;
      return conflict;
    }
  };
  return retryOnConflict(attempt, { ...limits, ...callerLimits });
}
