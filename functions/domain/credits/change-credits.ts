import { setTimeout as sleep } from 'node:timers/promises';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../../platform/app-error.ts';
import { dynamo, isConditionFailure, isConflict } from '../../platform/dynamo.ts';
import { getMember, type Member } from '../members/member-repository.ts';
import { creditWrites, lotsOf, type CreditChange } from './credit-writes.ts';
import type { Lot } from './lots.ts';

export type { CreditChange } from './credit-writes.ts';

/**
 * The number of attempts before a change gives up, after 20 to 25 s: less than the timeout of the functions that make
 * changes.
 */
const maximumTries = 30;
const longestWaitMs = 2000;

interface Patience {
  /** Also gives up after this time, for calls that a person waits for. */
  milliseconds?: number;
}

/**
 * Reads a member's credits, lets `decide` plan a change and writes it; repeats this if another change got in first.
 * One of several concurrent changes always succeeds. The others wait for a random time of up to as long as they have
 * been trying, so that they spread out as load grows.
 * @param decide may be called several times; undefined means that there is nothing to do. The ledger rows it reads
 * cannot change before the write: every row that changes credits also changes the version.
 * @returns whether something was written
 * @throws AppError `not_found` without such a member, `conflict` if concurrent changes keep winning;
 * TransactionCanceledException if a ledger entry exists or a condition of `also` fails
 */
export async function changeCredits(
  userId: string,
  decide: (
    lots: readonly Lot[],
    member: Member,
  ) => CreditChange | undefined | Promise<CreditChange | undefined>,
  { milliseconds = Infinity }: Patience = {},
): Promise<boolean> {
  const beganMs = performance.now();
  let refused: { version: number | undefined; error: unknown } | undefined;
  for (let tries = 0; tries < maximumTries; tries++) {
    const member = await getMember(userId);
    if (!member) throw new AppError('not_found');
    // The credits have not changed, so the write failed for another reason and would fail again.
    if (refused && refused.version === member.creditsVersion) throw refused.error;
    const change = await decide(lotsOf(member), member);
    if (!change) return false;
    try {
      const TransactItems = creditWrites(member, change);
      await dynamo.send(new TransactWriteCommand({ TransactItems }));
      return true;
    } catch (error) {
      if (!isConflict(error)) throw error;
      refused = isConditionFailure(error) ? { version: member.creditsVersion, error } : undefined;
      const spentMs = performance.now() - beganMs;
      if (spentMs > milliseconds) break;
      await sleep(Math.random() * Math.min(longestWaitMs, spentMs));
    }
  }
  throw new AppError('conflict');
}
