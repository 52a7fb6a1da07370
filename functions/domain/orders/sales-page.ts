import { listSomePaidOn, oldestOf } from './order-list-repository.ts';
import { addDays } from '../../platform/calendar.ts';
import { siteDay } from '../../platform/site-day.ts';
import type { Order } from './order.ts';

/** Where a page of sales begins: on a day, after an order of that day. */
export interface SalesPosition {
  day: string;
  after?: Pick<Order, 'id' | 'paidAt'> | undefined;
}

/**
 * The most days that one request reads. Each day is a query, even without a sale; this many fit well into a request.
 */
const maxDays = 120;

/**
 * Reads the orders sold from a position up to and including the day `to`, by time of payment.
 * @returns `next`: the position to continue from; absent at the end
 */
export async function readSalesPage(
  from: SalesPosition,
  to: string,
  limit: number,
): Promise<{ rows: Order[]; next?: SalesPosition }> {
  const rows: Order[] = [];
  let position = from;
  for (let days = 0; position.day <= to; days += 1) {
    if (days === maxDays) return { rows, next: position };
    const left = limit - rows.length;
    const sold = await listSomePaidOn(position.day, left + 1, position.after);
    rows.push(...sold.slice(0, left));
    if (sold.length > left) {
      const { id, paidAt } = rows.at(-1)!;
      return { rows, next: { day: position.day, after: { id, paidAt } } };
    }
    position = { day: addDays(position.day, 1) };
    if (rows.length === limit && position.day <= to) return { rows, next: position };
  }
  return { rows };
}

/** Returns the day of the oldest paid order; undefined if nothing was ever sold. */
export async function firstDayOfSales(): Promise<string | undefined> {
  const paid = ['paid', 'refunded', 'disputed', 'charged_back'] as const;
  const oldest = await Promise.all(paid.map(oldestOf));
  const times = oldest.flatMap((order) => (order ? [order.createdAt] : [])).sort();
  return times[0] && siteDay(times[0]);
}
