import type { StatementLine } from '#shared/contracts/credits.ts';
import { listLedger, readLedger, type LedgerRow } from '../domain/credits/ledger-repository.ts';
import { isShown, statementLine } from '../domain/credits/statement-line.ts';

/** The last entry of the previous page. */
type Position = Pick<LedgerRow, 'entry' | 'createdAt'>;

/** Rows to read for each row shown: each reply also has a hidden row, its settlement. */
const readForEachShown = 2;

/**
 * Reads a page of a member's entries, newest first. The index is eventually consistent, so the very latest entry may
 * be missing.
 * @returns `next`: the position to continue from; absent at the end
 */
export async function listStatement(
  userId: string,
  limit: number,
  after: Position | undefined,
): Promise<{ rows: StatementLine[]; next?: Position }> {
  const shown: LedgerRow[] = [];
  let start: Record<string, unknown> | undefined = after && { userId, ...after };
  do {
    const unread = readForEachShown * (limit + 1 - shown.length);
    const page = await readLedger(userId, unread, start);
    shown.push(...page.rows.filter(isShown));
    start = page.next;
  } while (start && shown.length <= limit);
  const rows = shown.slice(0, limit);
  const { entry, createdAt } = rows.at(-1) ?? { entry: '', createdAt: '' };
  return {
    rows: rows.map(statementLine),
    ...(shown.length > limit && { next: { entry, createdAt } }),
  };
}

/**
 * Lists all of a member's entries, oldest first. Entries of the same time are sorted by name, which is the order in
 * which they were written.
 */
export async function listWholeStatement(userId: string): Promise<StatementLine[]> {
  const rows = await listLedger(userId);
  const order = ({ createdAt, entry }: LedgerRow) => `${createdAt} ${entry}`;
  return rows
    .filter(isShown)
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
    .map(statementLine);
}
