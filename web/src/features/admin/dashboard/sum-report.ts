import type { DailyReport } from '#shared/contracts/reports.ts';

export interface Revenue {
  currency: string;
  /** Without the tax, as `refunded`. */
  revenue: number;
  refunded: number;
  /** Tax charged less tax refunded. */
  tax: number;
}

export interface Totals {
  sales: number;
  refunds: number;
  newMembers: number;
  creditsSold: number;
  creditsUsed: number;
  /** One entry per currency; different currencies are never added. */
  revenue: Revenue[];
}

/** Returns the totals over several days. */
export function totalOf(days: readonly DailyReport[]): Totals {
  const sum = (pick: (day: DailyReport) => number) =>
    days.reduce((total, day) => total + pick(day), 0);
  const byCurrency = new Map<string, Revenue>();
  for (const { currency, revenue, refunded, tax = 0 } of days.flatMap((day) => day.takings)) {
    const held = byCurrency.get(currency) ?? none(currency);
    held.revenue += revenue;
    held.refunded += refunded;
    held.tax = withoutNoise(held.tax + tax);
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

/**
 * Returns the currencies with revenue or refunds in these days, the site's own first; only the site's own if there are
 * none.
 */
export function currenciesOf(days: readonly DailyReport[], own: string): string[] {
  const found = totalOf(days)
    .revenue.map(({ currency }) => currency)
    .filter((currency) => currency !== own);
  return [own, ...found];
}

/** Returns one day's revenue in one currency. */
export function revenueOn(day: DailyReport, currency: string): Revenue {
  return { ...none(currency), ...day.takings.find((row) => row.currency === currency) };
}

/** Whether anything was taxed, even if refunds have made the sum zero. */
export function isTaxed(rows: readonly { tax?: number | undefined }[]): boolean {
  return rows.some(({ tax }) => tax !== undefined);
}

/** Returns the revenue of a period less its refunds, which may belong to earlier sales. */
export function afterRefunds({ revenue, refunded }: Pick<Revenue, 'revenue' | 'refunded'>): number {
  return withoutNoise(revenue - refunded);
}

/** Rounds to three decimals, the most of any currency: floating-point sums that cancel out would be shown as −£0.00. */
function withoutNoise(amount: number): number {
  return Math.round(amount * 1000) / 1000 || 0;
}

function none(currency: string): Revenue {
  return { currency, revenue: 0, refunded: 0, tax: 0 };
}
