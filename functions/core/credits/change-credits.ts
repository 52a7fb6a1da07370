import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../platform/app-error.ts';
import { nowIso } from '../../platform/clock.ts';
import {
  isConditionFailure,
  tableName,
  wasOvertaken,
  writeTogether,
  type Write,
} from '../../platform/dynamo.ts';
import { getMember, type Member } from '../members/member-repository.ts';
import { ledgerPut, type LedgerEntry } from './ledger.ts';
import { sumOf, type Lot } from './lots.ts';

/** What happens to a member's credits, all or nothing. */
export interface CreditChange {
  /** What he has afterwards. */
  lots: readonly Lot[];
  /** Why: their credits add up to the change of the balance. */
  rows: readonly LedgerEntry[];
  /** What must be written with it, exactly then. */
  also?: readonly Write[];
}

/** So many others may change the same member's credits before a change gives up. */
const maximumTries = 80;

/** A member's credits by where they came from. Members of the time before lots have one. */
export function lotsOf({ credits, lots }: Pick<Member, 'credits' | 'lots'>): readonly Lot[] {
  return lots ?? (credits > 0 ? [{ entry: 'opening', left: credits }] : []);
}

/**
 * The only writes that change a balance: the member's row, if nobody has changed its credits since it was read, with a
 * row of the ledger for every reason.
 */
export function creditWrites(member: Member, { lots, rows, also = [] }: CreditChange): Write[] {
  const createdAt = nowIso();
  const balance = sumOf(lots);
  let running = member.credits;
  const puts = rows.map((row) => {
    running += row.credits;
    return ledgerPut(member.id, { ...row, balance: running }, createdAt);
  });
  if (running !== balance || balance < 0 || lots.some(({ left }) => left < 0)) {
    throw new Error(
      `Credits of ${member.id} do not add up: ${running} by rows, ${balance} by lots.`,
    );
  }
  const version = member.creditsVersion;
  return [
    {
      Update: {
        TableName: tableName('users'),
        Key: { id: member.id },
        UpdateExpression: 'SET credits = :credits, lots = :lots ADD creditsVersion :one',
        ConditionExpression:
          version === undefined
            ? 'credits = :before AND attribute_not_exists(creditsVersion)'
            : 'credits = :before AND creditsVersion = :version',
        ExpressionAttributeValues: {
          ':credits': balance,
          ':lots': lots,
          ':before': member.credits,
          ':one': 1,
          ...(version !== undefined && { ':version': version }),
        },
      },
    },
    ...puts,
    ...also,
  ];
}

/**
 * Decides on a member's credits as they are and writes it; decides again where somebody was faster.
 * @param decide may be asked several times; undefined means that nothing is to be done
 * @returns whether something was written
 * @throws AppError `not_found` without such a member, `conflict` where his credits do not come to rest;
 * TransactionCanceledException where a row's name is taken, or a condition of `also` does not hold.
 */
export async function changeCredits(
  userId: string,
  decide: (lots: readonly Lot[], member: Member) => CreditChange | undefined,
): Promise<boolean> {
  let refused: { version: number | undefined; error: unknown } | undefined;
  for (let tries = 0; tries < maximumTries; tries++) {
    const member = await getMember(userId);
    if (!member) throw new AppError('not_found');
    // Refused, although nobody has changed the credits: it was for another reason, and will be again.
    if (refused && refused.version === member.creditsVersion) throw refused.error;
    const change = decide(lotsOf(member), member);
    if (!change) return false;
    try {
      await writeTogether(creditWrites(member, change));
      return true;
    } catch (error) {
      if (!wasOvertaken(error)) throw error;
      refused = isConditionFailure(error) ? { version: member.creditsVersion, error } : undefined;
      await sleep(Math.random() * 10 * Math.min(tries, 10));
    }
  }
  throw new AppError('conflict');
}
