import type { Lot } from '../members/lot.ts';
import type { CreditChange } from './change-credits.ts';
import type { Hold } from './hold.ts';
import type { LedgerEntry } from './ledger-repository.ts';
import { returnCredits, type LotPart } from './lots.ts';

/**
 * Returns the credits of a reply to the lots they came from. If a lot's purchase has been refunded in the meantime,
 * its credits are withdrawn again.
 */
export function returnToLots(
  held: readonly Lot[],
  { credits, from: taken }: Pick<Hold, 'credits' | 'from'>,
  why: Required<Pick<LedgerEntry, 'entry' | 'reason'>>,
): Omit<CreditChange, 'also'> {
  const { lots, overdue } = returnCredits(held, taken);
  const from = taken.map((part) => ({ ...part, credits: -part.credits }));
  const back: LedgerEntry = { ...why, kind: 'use', credits, from };
  return { lots, rows: [back, ...overdue.map((part) => withdrawalRow(why.entry, part))] };
}

function withdrawalRow(entry: string, part: LotPart): LedgerEntry {
  return {
    entry: `${entry}#${part.entry}`,
    kind: 'purchase',
    credits: -part.credits,
    from: [part],
    unrecovered: -part.credits,
  };
}
