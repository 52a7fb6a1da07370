import type { Figures, SiteName } from './figures.ts';
import {
  billOf,
  idleQuantities,
  monthQuantities,
  noMonth,
  sum,
  totalOf,
  type Month,
  type Quantities,
} from './month.ts';

export interface Column {
  title: string;
  quantities: Quantities;
  /** List price by service in US dollars, without free tiers. */
  bill: Record<string, number>;
  listPrice: number;
  /** The bill of a month with only this column, in US dollars, less the free tiers that never expire. */
  monthsBill: number;
}

const scenarios: readonly [title: string, month: Partial<Month>][] = [
  ['10 thousand views', { pageViews: 10_000 }],
  ['1 million views', { pageViews: 1_000_000 }],
  ['100 million views', { pageViews: 100_000_000 }],
  ['1,000 purchases', { purchases: 1000 }],
  ['1,000 questions', { questions: 1000 }],
  ['30 admin days', { adminDays: 30 }],
];

/** Returns what each part of a month adds to the cost of a site without visitors. */
export function defaultColumns(figures: Figures, site: SiteName): Column[] {
  return [
    columnOf(figures, site, 'idle', {}),
    ...scenarios.map(([title, month]) => columnOf(figures, site, title, month)),
  ];
}

/**
 * Computes a column.
 * @param month empty for a month without visitors
 */
export function columnOf(
  figures: Figures,
  site: SiteName,
  title: string,
  month: Partial<Month>,
): Column {
  const idle = idleQuantities(figures, site);
  const isIdle = Object.keys(month).length === 0;
  const quantities = isIdle ? idle : monthQuantities(figures, { ...noMonth, ...month });
  const bill = billOf(quantities, false);
  const whole = isIdle ? idle : sum([idle, quantities]);
  return {
    title,
    quantities,
    bill: Object.fromEntries(bill),
    listPrice: totalOf(bill),
    monthsBill: totalOf(billOf(whole, true)),
  };
}
