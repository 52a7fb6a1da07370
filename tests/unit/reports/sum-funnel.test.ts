import { describe, expect, it } from 'vitest';
import { sumFunnel } from '#functions/domain/reports/sum-funnel.ts';
import type { DayFacts } from '#functions/domain/reports/sum-sales.ts';
import type { ItemCounts } from '#functions/domain/visits/read-counts.ts';

const none = { views: 0, listens: 0, checkouts: 0, paid: 0, paidDownloads: 0, freeDownloads: 0 };
const sold = (resourceId: string, title = 'Sands'): DayFacts['sold'][number] => ({
  resourceType: 'article',
  resourceId,
  title,
  amountMinor: 450,
  currency: 'gbp',
  status: 'paid',
});
const counted = (
  counter: ItemCounts['counter'],
  item: string,
  days: Record<string, number>,
): ItemCounts => ({ counter, item, days: new Map(Object.entries(days)) });
const period = [
  { date: '2026-11-24', sold: [sold('art-1')] },
  { date: '2026-11-25', sold: [sold('art-1', 'Old sands')] },
  { date: '2026-11-26', sold: [sold('art-1', 'New sands'), sold('art-2')] },
];

describe('the way from page to payment', () => {
  it('has views, Checkouts and payments of each day and item', () => {
    const counts = [
      counted('articles', 'article#art-1', { '2026-11-25': 4, '2026-11-26': 2 }),
      counted('checkouts', 'article#art-1', { '2026-11-26': 3 }),
      counted('pages', 'podcast#pod-1', { '2026-11-26': 1 }),
      counted('podcasts', 'podcast#pod-1', { '2026-11-26': 5 }),
      counted('downloads', 'article#art-1', { '2026-11-26': 2 }),
      counted('free-downloads', 'podcast#pod-1', { '2026-11-26': 1 }),
    ];
    expect(sumFunnel({ since: '2026-11-25', counts }, period, 9)).toEqual({
      since: '2026-11-25',
      days: [
        { date: '2026-11-25', ...none, views: 4, paid: 1 },
        {
          date: '2026-11-26',
          views: 3,
          listens: 5,
          checkouts: 3,
          paid: 2,
          paidDownloads: 2,
          freeDownloads: 1,
        },
      ],
      items: [
        {
          ...none,
          item: 'article#art-1',
          title: 'New sands',
          views: 6,
          checkouts: 3,
          paid: 2,
          paidDownloads: 2,
        },
        { ...none, item: 'article#art-2', title: 'Sands', paid: 1 },
        { ...none, item: 'podcast#pod-1', views: 1, listens: 5, freeDownloads: 1 },
      ],
    });
  });

  it('leaves out what was paid before anything was counted, and what was counted outside the period', () => {
    const counts = [
      counted('articles', 'article#art-1', { '2026-11-23': 9, '2026-11-24': 1, '2026-11-27': 9 }),
    ];
    const { days, items } = sumFunnel({ since: '2026-11-26', counts }, period, 9);
    expect(days).toEqual([{ date: '2026-11-26', ...none, paid: 2 }]);
    expect(items.map(({ item, views, paid }) => [item, views, paid])).toEqual([
      ['article#art-1', 0, 1],
      ['article#art-2', 0, 1],
    ]);
  });

  it('names the items that matter most, and adds the others together', () => {
    const counts = ['a', 'b', 'c', 'd'].map((id, n) =>
      counted('articles', `article#${id}`, { '2026-11-26': n + 1 }),
    );
    const funnel = sumFunnel({ since: '2026-11-20', counts }, period, 2);
    expect(funnel.items.map(({ item }) => item)).toEqual(['article#art-1', 'article#art-2']);
    expect(funnel.others).toEqual({ items: 4, ...none, views: 10 });
    const all = [...funnel.items, funnel.others!];
    for (const figure of ['views', 'paid'] as const) {
      const sum = (rows: readonly Record<typeof figure, number>[]) =>
        rows.reduce((total, row) => total + row[figure], 0);
      expect(sum(all)).toBe(sum(funnel.days));
    }
  });
});
