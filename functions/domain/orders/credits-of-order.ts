import type { CreditChange } from '../credits/change-credits.ts';
import type { LedgerEntry } from '../credits/ledger.ts';
import { grant, withdraw, type Lot } from '../credits/lots.ts';
import type { Order } from './order.ts';

/**
 * What an order of credits changes in its buyer's credits. They are granted when the order is first seen paid; then,
 * whatever happens and in whatever order it is told, as many of them are withdrawn as the order's present state says.
 * @returns undefined where nothing changes
 */
export function creditsOfOrder(
  before: Order,
  after: Order,
  held: readonly Lot[],
): CreditChange | undefined {
  if (after.credits === undefined || !after.grantedAt) return undefined;
  const entry = purchaseEntry(after.id);
  const rows: LedgerEntry[] = [];
  let lots = held;
  if (!before.grantedAt) {
    const { credits, title: reason } = after;
    rows.push({ entry, kind: 'purchase', credits, reason });
    lots = grant(held, { entry, credits });
  }
  const withdrawn = withdraw(lots, entry, withdrawnCredits(after, after.credits));
  if (withdrawn.credits !== 0 || withdrawn.unrecovered !== 0) {
    const { credits, unrecovered, from } = withdrawn;
    rows.push({
      entry: `${entry}#${after.version}`,
      kind: 'purchase',
      credits,
      from,
      ...(unrecovered !== 0 && { unrecovered }),
      reason: reasonOf(after, credits > 0 || unrecovered < 0),
    });
    lots = withdrawn.lots;
  }
  return rows.length > 0 ? { lots, rows } : undefined;
}

/** The ledger's row of a purchase, and the lot that it brought. */
function purchaseEntry(orderId: string): string {
  return `purchase#${orderId}`;
}

/**
 * How many of an order's credits are not the buyer's any more: of a partial refund its share, rounded up; all of them
 * while a bank decides, when all the money went back, and where an administrator took them back.
 */
function withdrawnCredits(
  { status, revokedAt, refundedMinor = 0, amountMinor }: Order,
  credits: number,
): number {
  if (status !== 'paid' || revokedAt) return credits;
  return Math.min(credits, Math.ceil((credits * refundedMinor) / amountMinor));
}

/** What was bought, and why its credits came back or went. */
function reasonOf({ title, status, revokedAt }: Order, cameBack: boolean): string {
  if (cameBack) return `${title}, given again`;
  if (revokedAt) return `${title}, taken back by an administrator`;
  if (status === 'disputed' || status === 'charged_back') return `${title}, payment disputed`;
  return `${title}, refunded`;
}
