import { expect } from 'vitest';
import { settleHold } from '#functions/domain/credits/end-hold.ts';
import { holdCredits } from '#functions/domain/credits/hold-credits.ts';
import { lotsOf } from '#functions/domain/credits/credit-writes.ts';
import { listLedger, type LedgerRow } from '#functions/domain/credits/ledger-repository.ts';
import { sumOf } from '#functions/domain/credits/lots.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';

/** Returns a member's balance and rows, after checking that balance, rows and lots agree. */
export async function readBooks(userId: string): Promise<{ credits: number; rows: LedgerRow[] }> {
  const [member, rows] = [await getMember(userId), await listLedger(userId)];
  if (!member) throw new Error(`There is no member ${userId}.`);
  const { credits } = member;
  expect(rows.reduce((sum, row) => sum + row.credits, 0)).toBe(credits);
  expect(sumOf(lotsOf(member))).toBe(credits);
  expect(credits).toBeGreaterThanOrEqual(0);
  return { credits, rows };
}

/**
 * The outcome of the member's purchases, oldest first: the change of the balance, and the credits out of
 * reach.
 */
export async function purchaseMoves(userId: string): Promise<(number | undefined)[][]> {
  const { rows } = await readBooks(userId);
  return rows
    .filter(({ kind }) => kind === 'purchase')
    .map(({ credits, unrecovered }) => [credits, unrecovered])
    .reverse();
}

/** Uses up that many of a member's credits. */
export async function useUp(userId: string, credits: number): Promise<void> {
  const hold = await holdCredits({ userId, requestId: crypto.randomUUID() }, credits, undefined);
  if (!hold || !(await settleHold(hold, { reply: 'An answer.', sources: [] }))) {
    throw new Error('The credits could not be used.');
  }
}
