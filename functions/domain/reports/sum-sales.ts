import { fromMinor } from '#shared/constants/money.ts';
import type { DailyReport, ItemReport } from '#shared/contracts/reports.ts';
import type { LedgerRow } from '../credits/ledger-repository.ts';
import { givenBackMinor, itemKey, type Order } from '../orders/order.ts';

type SoldOrder = Pick<
  Order,
  'resourceType' | 'resourceId' | 'title' | 'amountMinor' | 'refundedMinor' | 'currency' | 'status'
>;

/** The records of one day in UTC. */
export interface DayFacts {
  date: string;
  /** Granted orders, by the day of their payment. */
  sold: readonly SoldOrder[];
  /** Sold orders whose refunded amount last changed on this day, with everything refunded so far. */
  refunded: readonly SoldOrder[];
  ledger: readonly Pick<LedgerRow, 'kind' | 'credits'>[];
}

/**
 * One day's figures. Revenue is the price of what was sold that day; a later refund counts on its own day and does
 * not change the day of the sale. Duplicates are always refunded and count in neither.
 */
export function sumDay({ date, sold, refunded, ledger }: DayFacts): DailyReport {
  const credits = (kind: LedgerRow['kind']) =>
    ledger.reduce((sum, row) => sum + (row.kind === kind ? row.credits : 0), 0);
  return {
    date,
    sales: sold.length,
    refunds: refunded.length,
    takings: takings(sold, refunded),
    newMembers: ledger.filter(({ kind }) => kind === 'sign-up').length,
    creditsSold: credits('purchase'),
    creditsUsed: 0 - credits('use'),
  };
}

/** The figures of each item and currency over all days, by revenue. Currencies are never added together. */
export function sumItems(days: readonly DayFacts[]): ItemReport[] {
  const sold = days.flatMap((day) => day.sold);
  const refunded = days.flatMap((day) => day.refunded);
  const keyOf = (order: SoldOrder) => `${itemKey(order)} ${order.currency}`;
  const soldBy = Map.groupBy(sold, keyOf);
  const refundedBy = Map.groupBy(refunded, keyOf);
  return [...Map.groupBy([...refunded, ...sold], keyOf)]
    .map(([key, orders]) => {
      const { resourceType, resourceId, title, currency } = orders.at(-1)!;
      const sales = soldBy.get(key) ?? [];
      const refunds = refundedBy.get(key) ?? [];
      return {
        resourceType,
        resourceId,
        title,
        currency,
        sales: sales.length,
        refunds: refunds.length,
        ...sumOf(currency, sales, refunds),
      };
    })
    .sort((a, b) => b.revenue - a.revenue || a.title.localeCompare(b.title));
}

function takings(sold: readonly SoldOrder[], refunded: readonly SoldOrder[]) {
  const currencies = new Set([...sold, ...refunded].map(({ currency }) => currency));
  return [...currencies].sort().map((currency) => {
    const isOf = (order: SoldOrder) => order.currency === currency;
    return { currency, ...sumOf(currency, sold.filter(isOf), refunded.filter(isOf)) };
  });
}

/** Sums minor units, so that nothing is rounded on the way. */
function sumOf(currency: string, sold: readonly SoldOrder[], refunded: readonly SoldOrder[]) {
  const revenue = sold.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const back = refunded.reduce((sum, order) => sum + givenBackMinor(order), 0);
  return { revenue: fromMinor(revenue, currency), refunded: fromMinor(back, currency) };
}
