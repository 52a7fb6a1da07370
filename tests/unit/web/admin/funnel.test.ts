import { describe, expect, it } from 'vitest';
import type { FunnelItem } from '#shared/contracts/reports.ts';
import { itemColumns } from '#web/src/features/admin/funnel/funnel-columns.ts';
import { shareText, sumOfSold } from '#web/src/features/admin/funnel/funnel-rates.ts';
import { comparison } from '#web/src/features/admin/funnel/use-table-sort.ts';
import { titleOf } from '#web/src/features/admin/funnel/title-of.ts';
import { writeDays, writeItems } from '#web/src/features/admin/funnel/write-funnel.ts';

const none = { views: 0, listens: 0, checkouts: 0, paid: 0, paidDownloads: 0, freeDownloads: 0 };
const item = (resourceId: string, more: Partial<FunnelItem> = {}): FunnelItem => ({
  ...none,
  resourceType: 'article',
  resourceId,
  title: `Paper ${resourceId}`,
  isFree: false,
  isPageCounted: true,
  ...more,
});
const text = (id: string, row: FunnelItem) => itemColumns.find((one) => one.id === id)!.text(row);

describe('shares', () => {
  it('are not shown below 20 views', () => {
    expect(shareText(1, 19)).toBeUndefined();
    expect(shareText(1, 20)).toBe('5%');
    expect(shareText(0, 3000)).toBe('0%');
    expect(shareText(1, 3000)).toBe('<0.1%');
    expect(text('bought', item('a', { views: 40, paid: 3 }))).toBe('7.5%');
    expect(text('bought', item('a', { views: 19, paid: 3 }))).toBe('–');
  });

  it('are those of items with a price whose page is counted', () => {
    const items = [
      item('a', { views: 30, checkouts: 3, paid: 1 }),
      item('b', { views: 900, isFree: true }),
      item('small', { resourceType: 'credits', checkouts: 7, paid: 7, isPageCounted: false }),
    ];
    expect(sumOfSold(items)).toEqual({ views: 30, checkouts: 3, paid: 1 });
    expect(text('begun', items[1]!)).toBe('–');
    expect(text('views', items[1]!)).toBe('900');
    expect(['checkouts', 'paid'].map((id) => text(id, items[1]!))).toEqual(['–', '–']);
    expect(text('paid', item('was-sold', { isFree: true, paid: 2 }))).toBe('2');
    expect(text('views', items[2]!)).toBe('–');
  });
});

describe('the table', () => {
  const rows = [
    item('a', { views: 5 }),
    item('b', { resourceType: 'credits', isPageCounted: false }),
    item('c', { views: 50 }),
  ];
  const order = (by: string, ascending: boolean) =>
    rows.toSorted(comparison(itemColumns, titleOf, { by, ascending })).map((row) => row.resourceId);

  it('is sorted by any column, with rows without a figure last in both directions', () => {
    expect(order('views', false)).toEqual(['c', 'a', 'b']);
    expect(order('views', true)).toEqual(['a', 'c', 'b']);
    expect(order('name', false)).toEqual(['c', 'b', 'a']);
  });
});

describe('the files', () => {
  it('have a row for each item, with empty cells if nothing is counted', () => {
    const others = { ...none, items: 2, views: 3 };
    const { title: _, ...deleted } = item('gone', { views: 1 });
    const items = [item('a', { title: '=1+1', views: 2, paid: 1 }), deleted];
    const credits = item('small', {
      resourceType: 'credits',
      title: 'Credits',
      isPageCounted: false,
    });
    expect(writeItems({ items: [...items, credits], others }).split('\r\n')).toEqual([
      'Item,Kind,Item ID,Views,Listens,Checkouts,Paid,Paid downloads,Free downloads',
      "'=1+1,paper,a,2,,0,1,0,0",
      'Deleted item gone,paper,gone,1,,0,0,0,0',
      'Credits,credits,small,,,0,0,0,0',
      '2 other items,,,3,0,0,0,0,0',
      '',
    ]);
  });

  it('have a row for each day', () => {
    expect(writeDays([{ ...none, date: '2026-11-26', freeDownloads: 4 }])).toBe(
      'Day,Views,Listens,Checkouts,Paid,Paid downloads,Free downloads\r\n2026-11-26,0,0,0,0,0,4\r\n',
    );
  });
});
