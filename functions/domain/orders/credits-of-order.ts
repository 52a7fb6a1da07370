import { creditsToWithdraw } from '#shared/constants/credits-to-withdraw.ts';
import type { CreditChange } from '../credits/change-credits.ts';
import type { LedgerEntry } from '../credits/ledger-repository.ts';
import { grant, withdraw } from '../credits/lots.ts';
import type { Lot } from '../members/lot.ts';
import type { Order } from './order.ts';

/**
 * Returns the change that an order makes to the buyer's credits. They are granted when the order is first seen as paid;
 * after that, its current state decides how many are withdrawn, whatever the order of events.
 * @returns undefined if nothing changes
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

/** The ledger entry of a purchase, which also names its lot. */
export function purchaseEntry(orderId: string): string {
  return `purchase#${orderId}`;
}

/**
 * How many of an order's credits are withdrawn: a share, rounded up, after a partial refund; all of them during a
 * dispute, after a full refund, and after an administrator revoked them.
 */
export function withdrawnCredits(
  { status, revokedAt, refundedMinor = 0, amountMinor }: Order,
  credits: number,
): number {
  if (status !== 'paid' || revokedAt) return credits;
  return creditsToWithdraw(credits, refundedMinor, amountMinor);
}

/** The text for the ledger: the item and the reason for the change. */
function reasonOf({ title, status, revokedAt }: Order, cameBack: boolean): string {
  if (cameBack) return `${title}, given again`;
  if (revokedAt) return `${title}, removed by an administrator`;
  if (status === 'disputed' || status === 'charged_back') return `${title}, payment disputed`;
  return `${title}, refunded`;
}
