import { fromMinor } from '#shared/constants/money.ts';
import type { CodeReport, DailyReport, ItemReport } from '#shared/contracts/reports.ts';
import { itemKey } from '../items/item-key.ts';
import type { LedgerRow } from '../credits/ledger-repository.ts';
import { refundedMinorOf, type Order } from '../orders/order.ts';

type SoldOrder = Pick<
  Order,
  | 'resourceType'
  | 'resourceId'
  | 'title'
  | 'amountMinor'
  | 'taxMinor'
  | 'refundedMinor'
  | 'currency'
  | 'status'
  | 'quote'
>;

/** The records of one day in the site's time zone. */
export interface DayFacts {
  date: string;
  /** Granted orders, by the day of their payment. */
  sold: readonly SoldOrder[];
  /** Sold orders whose refunded amount last changed on this day, with everything refunded so far. */
  refunded: readonly SoldOrder[];
  ledger: readonly Pick<LedgerRow, 'kind' | 'credits'>[];
}

/**
 * Computes one day's figures. Revenue is what buyers paid for that day's sales, without tax; a later refund counts on
 * its own day and does not change the day of the sale. Duplicates are always refunded and count in neither.
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

/** Returns the figures of each item and currency over all days, by revenue. Currencies are never added together. */
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

/** Returns the figures of each discount code and currency over all days, by revenue. */
export function sumCodes(days: readonly DayFacts[]): CodeReport[] {
  const sold = days.flatMap((day) => day.sold).filter(hasCode);
  const refunded = days.flatMap((day) => day.refunded).filter(hasCode);
  const keyOf = ({ quote, currency }: SoldOrder) => `${quote!.code} ${currency}`;
  const soldBy = Map.groupBy(sold, keyOf);
  const refundedBy = Map.groupBy(refunded, keyOf);
  return [...Map.groupBy([...refunded, ...sold], keyOf)]
    .map(([key, [order]]) => {
      const { currency, quote } = order!;
      const sales = soldBy.get(key) ?? [];
      const refunds = refundedBy.get(key) ?? [];
      const discountMinor = sales.reduce((sum, one) => sum + one.quote!.discountMinor, 0);
      return {
        code: quote!.code!,
        currency,
        sales: sales.length,
        refunds: refunds.length,
        discount: fromMinor(discountMinor, currency),
        ...sumOf(currency, sales, refunds),
      };
    })
    .sort((a, b) => b.revenue - a.revenue || a.code.localeCompare(b.code));
}

const hasCode = ({ quote }: SoldOrder): boolean => quote?.code !== undefined;

function takings(sold: readonly SoldOrder[], refunded: readonly SoldOrder[]) {
  const currencies = new Set([...sold, ...refunded].map(({ currency }) => currency));
  return [...currencies].sort().map((currency) => {
    const isOf = (order: SoldOrder) => order.currency === currency;
    return { currency, ...sumOf(currency, sold.filter(isOf), refunded.filter(isOf)) };
  });
}

/**
 * Adds up minor units, to avoid rounding. Tax is not revenue: it is paid to the tax office or to Link. A partial refund
 * returns the same share of the tax as of the amount.
 */
function sumOf(currency: string, sold: readonly SoldOrder[], refunded: readonly SoldOrder[]) {
  const sum = (orders: readonly SoldOrder[], minorOf: (order: SoldOrder) => number) =>
    orders.reduce((total, order) => total + minorOf(order), 0);
  const soldTax = sum(sold, ({ taxMinor = 0 }) => taxMinor);
  const taxBack = sum(refunded, refundedTaxMinorOf);
  const tax = fromMinor(soldTax - taxBack, currency);
  return {
    revenue: fromMinor(sum(sold, ({ amountMinor }) => amountMinor) - soldTax, currency),
    refunded: fromMinor(sum(refunded, refundedMinorOf) - taxBack, currency),
    ...((soldTax > 0 || taxBack > 0) && { tax }),
  };
}

function refundedTaxMinorOf(order: SoldOrder): number {
  const { taxMinor = 0, amountMinor } = order;
  return taxMinor && Math.round((refundedMinorOf(order) * taxMinor) / amountMinor);
}
