import { AppError } from '../../platform/app-error.ts';
import { isConditionFailure, type Write } from '../../platform/dynamo.ts';
import { changeCredits } from './change-credits.ts';
import { getLedgerRow, type LedgerEntry } from './ledger-repository.ts';
import { grant, sumOf, take } from './lots.ts';

/**
 * Adds or removes a member's credits and writes the ledger row that says why, in one transaction. The entry's name
 * makes it idempotent.
 * @param also writes for the same transaction, such as an audit row
 * @returns `repeated` if this entry has already been recorded with the same credits; nothing is written then
 * @throws AppError `not_found` if there is no such member; `out_of_credits` if the balance would fall below zero;
 * `conflict` if the entry exists with another number of credits, or concurrent changes keep winning
 */
export async function recordCredits(
  userId: string,
  entry: LedgerEntry,
  also: readonly Write[] = [],
): Promise<'recorded' | 'repeated'> {
  let balance = 0;
  try {
    const recorded = await changeCredits(userId, (lots) => {
      balance = sumOf(lots);
      if (entry.credits >= 0) return { lots: grant(lots, entry), rows: [entry], also };
      const taken = take(lots, -entry.credits);
      return taken && { lots: taken.lots, rows: [{ ...entry, from: taken.from }], also };
    });
    if (recorded) return 'recorded';
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    if (await isRecorded(userId, entry)) return 'repeated';
    throw new AppError('conflict', { cause: error });
  }
  if (await isRecorded(userId, entry)) return 'repeated';
  const held = balance === 1 ? '1 credit' : `${balance} credits`;
  throw new AppError('out_of_credits', {
    text: `This account has ${held}, so you cannot remove more.`,
  });
}

/** @throws AppError `conflict` if the entry exists with another number of credits */
async function isRecorded(userId: string, { entry, credits }: LedgerEntry): Promise<boolean> {
  const row = await getLedgerRow(userId, entry);
  if (row && row.credits !== credits) throw new AppError('conflict');
  return row !== undefined;
}
