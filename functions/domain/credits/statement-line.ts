import type { StatementLine } from '#shared/contracts/credits.ts';
import type { LedgerRow } from './ledger-repository.ts';

/** Whether a statement shows a row: one that changes the balance or reports unrecovered credits. */
export function isShown({ credits, unrecovered = 0 }: LedgerRow): boolean {
  return credits !== 0 || unrecovered > 0;
}

/** Returns a ledger row as shown to the member, without the administrator's name. */
export function statementLine(row: LedgerRow): StatementLine {
  const { entry, credits, balance, unrecovered = 0, createdAt } = row;
  const detail = row.kind === 'use' ? undefined : row.reason;
  return {
    entry,
    kind: kindOf(row),
    credits,
    ...(balance !== undefined && { balance }),
    ...(detail && { detail }),
    ...(unrecovered > 0 && { unrecovered }),
    bookedAt: createdAt,
  };
}

function kindOf({ kind, entry, credits }: LedgerRow): StatementLine['kind'] {
  if (kind === 'use' && entry.startsWith('return#')) return 'unhelpful';
  if (kind === 'use') return credits < 0 ? 'reply' : 'returned';
  if (kind !== 'purchase') return kind;
  // `purchase#<order>` is the purchase itself; later rows of the order have longer names
  // (domain/orders/credits-of-order.ts).
  return /^purchase#[^#]+$/.test(entry) ? 'purchase' : 'refund';
}
