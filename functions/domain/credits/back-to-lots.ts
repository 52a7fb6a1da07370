import type { CreditChange } from './change-credits.ts';
import type { Hold } from './hold.ts';
import type { LedgerEntry } from './ledger.ts';
import { giveBack, type Lot, type LotPart } from './lots.ts';

/**
 * Gives the credits of a reply back to where they came from. Of a purchase whose money has gone back meanwhile they go on
 * that way.
 */
export function backToLots(
  held: readonly Lot[],
  { credits, from: taken }: Pick<Hold, 'credits' | 'from'>,
  why: Required<Pick<LedgerEntry, 'entry' | 'reason'>>,
): Omit<CreditChange, 'also'> {
  const { lots, overdue } = giveBack(held, taken);
  const from = taken.map((part) => ({ ...part, credits: -part.credits }));
  const back: LedgerEntry = { ...why, kind: 'use', credits, from };
  return { lots, rows: [back, ...overdue.map((part) => onTheWayOfItsMoney(why.entry, part))] };
}

function onTheWayOfItsMoney(entry: string, part: LotPart): LedgerEntry {
  return {
    entry: `${entry}#${part.entry}`,
    kind: 'purchase',
    credits: -part.credits,
    from: [part],
    unrecovered: -part.credits,
  };
}
