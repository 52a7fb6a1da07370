import { purchaseEntry, withdrawnCredits } from '#functions/domain/orders/credits-of-order.ts';
import type { Order } from '#functions/domain/orders/order.ts';

/** A ledger row, as far as the check of an order reads it. */
export interface PurchaseEntry {
  entry: string;
  credits: number;
  unrecovered?: number;
}

/**
 * Compares an order for credits with its ledger rows: what it granted, and what refunds and disputes withdrew.
 * @param rows the buyer's rows whose entries begin with that of the order
 * @returns `missing` if there is no entry, `different` if the entries differ; `complete` for orders of other items too
 */
export function checkPurchase(
  order: Order,
  rows: readonly PurchaseEntry[],
): 'complete' | 'missing' | 'different' {
  const { credits, grantedAt } = order;
  if (credits === undefined || !grantedAt) return 'complete';
  const granted = rows.find(({ entry }) => entry === purchaseEntry(order.id));
  if (!granted) return 'missing';
  const withdrawn = rows
    .filter((row) => row !== granted)
    .reduce((sum, row) => sum - row.credits + (row.unrecovered ?? 0), 0);
  const isComplete = granted.credits === credits && withdrawn === withdrawnCredits(order, credits);
  return isComplete ? 'complete' : 'different';
}
