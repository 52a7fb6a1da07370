import { setTimeout as sleep } from 'node:timers/promises';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../../platform/app-error.ts';
import { dynamo, isConditionFailure, isConflict } from '../../platform/dynamo.ts';
import { getMember, type Member } from '../members/member-repository.ts';
import { creditWrites, lotsOf, type CreditChange } from './credit-writes.ts';
import type { Lot } from './lots.ts';

export type { CreditChange } from './credit-writes.ts';

/** So often a change is overtaken before it gives up, after 20 to 25 s: within the time of the functions that make one. */
const maximumTries = 30;
const longestWaitMs = 2000;

interface Patience {
  /** Gives up after this time, too, for those whom somebody waits for. */
  milliseconds?: number;
}

/**
 * Decides on a member's credits as they are and writes it; decides again where somebody was faster. Of those who meet,
 * one always gets through; the others wait, at random, for up to as long as they have been at it: the more there are, and
 * the slower it goes, the farther apart they come.
 * @param decide may be asked several times; undefined means that nothing is to be done. What it reads of the member's
 * ledger cannot change before it is written: whoever adds a row that changes credits, grows the version.
 * @returns whether something was written
 * @throws AppError `not_found` without such a member, `conflict` where his credits do not come to rest;
 * TransactionCanceledException where a row's name is taken, or a condition of `also` does not hold.
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
    // Refused, although nobody has changed the credits: it was for another reason, and will be again.
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
