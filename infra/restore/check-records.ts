import { agrees } from '#functions/domain/orders/agreement.ts';
import { grantsOf, isOf } from '#functions/domain/orders/grants.ts';
import type { Order } from '#functions/domain/orders/order.ts';
import { usesCode } from '#functions/domain/orders/uses-of-code.ts';
import { quantity } from '../quantity.ts';
import { checkPurchase } from '../reconcile/check-purchase.ts';
import { mailsKeptMs } from '../reconcile/compare.ts';
import type { Records } from './read-records.ts';

interface Check {
  name: string;
  /** Returns what to report if there are no problems. */
  okText: (records: Records) => string;
  /**
   * Yields the problems.
   * @param atMs the time of the records' state, in epoch milliseconds
   */
  problems: (records: Records, atMs: number) => Iterable<string>;
}

/** Invariants of any shop at any time, in addition to those of credits (infra/credit-check). */
export const recordChecks: readonly Check[] = [
  {
    name: 'orders',
    okText: ({ orders, purchases }) =>
      `${quantity(orders.length, 'order')} and ${quantity(purchases.length, 'grant')} agree.`,
    problems: ungranted,
  },
  {
    name: 'ledger',
    okText: () => 'All purchased credits are in the ledger.',
    problems: uncredited,
  },
  {
    name: 'codes',
    okText: ({ codes }) =>
      `Counts of discount codes that match the orders: ${codes.length.toLocaleString('en')}.`,
    problems: miscounted,
  },
  {
    name: 'receipts',
    okText: ({ orders }) =>
      `Every purchase of the last 29 days has its receipt (${granted(orders).length} in all).`,
    problems: unreceipted,
  },
  {
    name: 'orphans',
    okText: () => 'Every row belongs to a member or an order.',
    problems: orphans,
  },
];

function* ungranted({ orders, purchases, users }: Records): Generator<string> {
  const held = new Map(purchases.map((row) => [`${row.userId} ${row.item}`, row]));
  const members = new Set(users.filter(({ deletedAt }) => !deletedAt).map(({ id }) => id));
  for (const order of orders) {
    if (!members.has(order.userId)) continue;
    const find = (item: string) => held.get(`${order.userId} ${item}`);
    if (!agrees(order, find)) {
      const states = grantsOf(order).map(({ item }) => find(item)?.state ?? 'missing');
      yield `order ${order.id} is ${order.status}, and its grant is ${states.join(', ')}`;
    }
  }
}

function* uncredited({ orders, ledger, users }: Records): Generator<string> {
  const members = new Set(users.map(({ id }) => id));
  const entries = Map.groupBy(ledger, ({ userId, entry }) => `${userId} ${orderOfEntry(entry)}`);
  for (const order of granted(orders)) {
    const { id, userId } = order;
    if (!members.has(userId)) continue;
    const found = checkPurchase(order, entries.get(`${userId} ${id}`) ?? []);
    if (found === 'missing') yield `the credits of order ${id} are not in the ledger`;
    if (found === 'different') yield `the ledger has other credits for order ${id}`;
  }
}

/** Returns the order of an entry such as `purchase#<order>` or `purchase#<order>#<version>`. */
function orderOfEntry(entry: string): string | undefined {
  return /^purchase#([^#]+)/.exec(entry)?.[1];
}

function* miscounted({ orders, codes }: Records): Generator<string> {
  const uses = new Map<string, number>();
  for (const order of orders) {
    const code = order.quote?.code;
    if (code === undefined || !usesCode(order)) continue;
    for (const id of [code, `${code}#${order.userId}`]) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const counted = new Map(codes.map(({ id, used }) => [id, used]));
  for (const id of new Set([...uses.keys(), ...counted.keys()])) {
    const [actual, wanted] = [counted.get(id) ?? 0, uses.get(id) ?? 0];
    if (actual !== wanted)
      yield `the code ${id} counts ${actual} uses, but its orders show ${wanted}`;
  }
}

function* unreceipted({ orders, mails, users }: Records, atMs: number): Generator<string> {
  const sent = new Set(mails.map(({ id }) => id));
  const members = new Set(users.map(({ id }) => id));
  const isDue = (at: string | undefined) => at !== undefined && atMs - Date.parse(at) < mailsKeptMs;
  for (const { id, userId, email, grantedAt, refundedAt } of granted(orders)) {
    if (!email || !members.has(userId)) continue;
    if (isDue(grantedAt) && !sent.has(`receipt-${id}`)) yield `order ${id} has no receipt`;
    if (isDue(refundedAt) && !sent.has(`refund-${id}`)) yield `order ${id} has no refund email`;
  }
}

function* orphans({ owned, users, purchases, orders, ledger }: Records): Generator<string> {
  const members = new Set(users.map(({ id }) => id));
  for (const [table, rows] of Object.entries(owned)) {
    const lost = rows.filter(({ userId }) => !members.has(userId)).length;
    if (lost > 0) yield `${table} has ${quantity(lost, 'row')} that no member owns`;
  }
  const placed = new Map(orders.map((order) => [order.id, order]));
  for (const grant of purchases) {
    const { orderId, complimentary, userId, item } = grant;
    if (complimentary) continue;
    const order = placed.get(orderId);
    if (!order) yield `a grant belongs to order ${orderId}, which is missing`;
    else if (!isOf(order, grant))
      yield `${userId} has ${item} by order ${orderId}, which is of another member or for another item`;
  }
  for (const { entry } of ledger) {
    const orderId = orderOfEntry(entry);
    if (orderId !== undefined && !placed.has(orderId))
      yield `the entry ${entry} belongs to an order that is missing`;
  }
}

const granted = (orders: readonly Order[]) => orders.filter(({ grantedAt }) => grantedAt);
