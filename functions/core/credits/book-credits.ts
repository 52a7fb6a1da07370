import { AppError } from '../../platform/app-error.ts';
import { tableName, wasOvertaken, writeTogether, type Write } from '../../platform/dynamo.ts';
import { getMember } from '../members/member-repository.ts';
import { getLedgerRow, ledgerPut, type LedgerEntry } from './ledger.ts';

/**
 * Changes a member's balance and writes the row that says why, in one transaction: the rows' sum is the balance at any
 * moment. The entry's name makes a repetition harmless.
 * @param also what must be written with it, exactly then, such as an audit row.
 * @returns `repeated` where this entry has been booked before with the same credits; then nothing is written.
 * @throws AppError `not_found` without such a member; `out_of_credits` where the balance would fall below zero;
 * `conflict` where the entry's name stands for another number of credits, or the balance does not come to rest.
 */
export async function bookCredits(
  userId: string,
  entry: LedgerEntry,
  also: readonly Write[] = [],
): Promise<'booked' | 'repeated'> {
  try {
    await writeTogether([balanceUpdate(userId, entry.credits), ledgerPut(userId, entry), ...also]);
    return 'booked';
  } catch (error) {
    if (!wasOvertaken(error)) throw error;
    return explainRefusal(userId, entry, error);
  }
}

function balanceUpdate(id: string, credits: number): Write {
  const needed = Math.max(0, -credits);
  return {
    Update: {
      TableName: tableName('users'),
      Key: { id },
      UpdateExpression: 'ADD credits :credits',
      ConditionExpression: 'attribute_exists(id) AND credits >= :needed',
      ExpressionAttributeValues: { ':credits': credits, ':needed': needed },
    },
  };
}

async function explainRefusal(
  userId: string,
  { entry, credits }: LedgerEntry,
  cause: unknown,
): Promise<'repeated'> {
  const [booked, member] = await Promise.all([getLedgerRow(userId, entry), getMember(userId)]);
  if (booked?.credits === credits) return 'repeated';
  if (!member) throw new AppError('not_found', { cause });
  if (booked || member.credits + credits >= 0) throw new AppError('conflict', { cause });
  const held = member.credits === 1 ? '1 credit' : `${member.credits} credits`;
  throw new AppError('out_of_credits', {
    text: `This account has ${held}: no more can be taken.`,
    cause,
  });
}
