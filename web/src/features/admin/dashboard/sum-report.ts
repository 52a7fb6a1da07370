import type { DailyReport } from '#shared/contracts/reports.ts';

export interface Revenue {
  currency: string;
  revenue: number;
  refunded: number;
}

export interface Totals {
  sales: number;
  refunds: number;
  newMembers: number;
  creditsSold: number;
  creditsUsed: number;
  /** One for each currency: amounts of different ones are never added. */
  revenue: Revenue[];
}

/** The sums of several days. */
export function totalOf(days: readonly DailyReport[]): Totals {
  const sum = (pick: (day: DailyReport) => number) =>
    days.reduce((total, day) => total + pick(day), 0);
  const byCurrency = new Map<string, Revenue>();
  for (const { currency, revenue, refunded } of days.flatMap((day) => day.takings)) {
    const held = byCurrency.get(currency) ?? { currency, revenue: 0, refunded: 0 };
    held.revenue += revenue;
    held.refunded += refunded;
    byCurrency.set(currency, held);
  }
  return {
    sales: sum((day) => day.sales),
    refunds: sum((day) => day.refunds),
    newMembers: sum((day) => day.newMembers),
    creditsSold: sum((day) => day.creditsSold),
    creditsUsed: sum((day) => day.creditsUsed),
    revenue: [...byCurrency.values()].sort((a, b) => b.revenue - a.revenue),
  };
}

/** Currencies with anything taken or given back in these days; the site's own first, and alone where there is nothing. */
export function currenciesOf(days: readonly DailyReport[], own: string): string[] {
  const found = totalOf(days)
    .revenue.map(({ currency }) => currency)
    .filter((currency) => currency !== own);
  return [own, ...found];
}

/** What a day took in one currency. */
export function revenueOn(day: DailyReport, currency: string): Revenue {
  return (
    day.takings.find((row) => row.currency === currency) ?? { currency, revenue: 0, refunded: 0 }
  );
}
