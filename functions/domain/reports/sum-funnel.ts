import type { FunnelCounts, FunnelDay } from '#shared/contracts/reports.ts';
import { itemKey } from '../items/item-key.ts';
import type { Counter } from '../visits/counters.ts';
import type { Counts } from '../visits/read-counts.ts';
import type { DayFacts } from './sum-sales.ts';

/** The figures of one item, `article#<id>`. */
export interface ItemFunnel extends FunnelCounts {
  item: string;
  /** The title at the last sale; absent if it was not sold. */
  title?: string;
}

export interface Funnel {
  since: string;
  days: FunnelDay[];
  items: ItemFunnel[];
  /** The figures of the items beyond `maxItems`. */
  others?: FunnelCounts & { items: number };
}

const figureOf: Record<Counter, keyof FunnelCounts> = {
  articles: 'views',
  pages: 'views',
  podcasts: 'listens',
  checkouts: 'checkouts',
  downloads: 'paidDownloads',
  'free-downloads': 'freeDownloads',
};

/**
 * Adds up views, Checkouts and payments, by day and by item. Payments before the first day with counts are left out,
 * because the page views that led to them were not counted.
 * @param facts the sold orders of each day of the period, oldest first
 */
export function sumFunnel(
  { since, counts }: Counts,
  facts: readonly Pick<DayFacts, 'date' | 'sold'>[],
  maxItems: number,
): Funnel {
  const counted = facts.filter(({ date }) => date >= since);
  const days = new Map(counted.map(({ date }) => [date, noCounts()]));
  const items = new Map<string, ItemFunnel>();
  const ofItem = (item: string) => {
    const known = items.get(item) ?? { item, ...noCounts() };
    items.set(item, known);
    return known;
  };
  for (const { counter, item, days: byDay } of counts) {
    for (const [day, count] of byDay) {
      const ofDay = days.get(day);
      if (!ofDay) continue;
      ofDay[figureOf[counter]] += count;
      ofItem(item)[figureOf[counter]] += count;
    }
  }
  for (const { date, sold } of counted) {
    for (const order of sold) {
      days.get(date)!.paid += 1;
      const known = ofItem(itemKey(order));
      known.paid += 1;
      known.title = order.title;
    }
  }
  const sorted = [...items.values()].sort(byInterest);
  const others = sorted.slice(maxItems);
  return {
    since,
    days: [...days].map(([date, figures]) => ({ date, ...figures })),
    items: sorted.slice(0, maxItems),
    ...(others.length > 0 && { others: { items: others.length, ...sumOf(others) } }),
  };
}

const noCounts = (): FunnelCounts => ({
  views: 0,
  listens: 0,
  checkouts: 0,
  paid: 0,
  paidDownloads: 0,
  freeDownloads: 0,
});

function sumOf(some: readonly FunnelCounts[]): FunnelCounts {
  const sum = noCounts();
  for (const one of some) {
    for (const figure of Object.keys(sum) as (keyof FunnelCounts)[]) sum[figure] += one[figure];
  }
  return sum;
}

function byInterest(a: ItemFunnel, b: ItemFunnel): number {
  return (
    b.paid - a.paid ||
    b.checkouts - a.checkouts ||
    b.views + b.listens - (a.views + a.listens) ||
    a.item.localeCompare(b.item)
  );
}
