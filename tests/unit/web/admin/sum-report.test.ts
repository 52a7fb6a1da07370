import { describe, expect, it } from 'vitest';
import type { DailyReport } from '#shared/contracts/reports.ts';
import {
  currenciesOf,
  isTaxed,
  revenueOn,
  totalOf,
} from '#web/src/features/admin/dashboard/sum-report.ts';
import { longDay, shortDay } from '#web/src/features/admin/dashboard/day-text.ts';

const day = (date: string, more: Partial<DailyReport> = {}): DailyReport => ({
  date,
  sales: 0,
  refunds: 0,
  takings: [],
  newMembers: 0,
  creditsSold: 0,
  creditsUsed: 0,
  ...more,
});

const days = [
  day('2026-11-20', {
    sales: 2,
    newMembers: 3,
    takings: [
      { currency: 'gbp', revenue: 9.5, refunded: 0, tax: 1.5 },
      { currency: 'usd', revenue: 49, refunded: 0 },
    ],
  }),
  day('2026-11-21', {
    sales: 1,
    refunds: 1,
    creditsSold: 20,
    creditsUsed: 4,
    takings: [{ currency: 'gbp', revenue: 5, refunded: 4.5, tax: -0.25 }],
  }),
];

describe('the sums of the dashboard', () => {
  it('add counts, and money only within one currency', () => {
    expect(totalOf(days)).toEqual({
      sales: 3,
      refunds: 1,
      newMembers: 3,
      creditsSold: 20,
      creditsUsed: 4,
      revenue: [
        { currency: 'usd', revenue: 49, refunded: 0, tax: 0 },
        { currency: 'gbp', revenue: 14.5, refunded: 4.5, tax: 1.25 },
      ],
    });
  });

  it('are 0 for no days', () => {
    expect(totalOf([])).toMatchObject({ sales: 0, revenue: [] });
  });

  it("always include the site's own currency, and list it first", () => {
    expect(currenciesOf(days, 'gbp')).toEqual(['gbp', 'usd']);
    expect(currenciesOf([day('2026-11-21')], 'gbp')).toEqual(['gbp']);
  });

  it('show 0 if a day has no row of that currency', () => {
    expect(revenueOn(days[1]!, 'usd')).toMatchObject({ revenue: 0, refunded: 0, tax: 0 });
  });
});

describe('tax that was charged and refunded', () => {
  const taxed = (tax: number) =>
    day('2026-11-21', { takings: [{ currency: 'gbp', revenue: 1, refunded: 1, tax }] });

  it('adds up to 0, not to -0', () => {
    const [gbp] = totalOf([taxed(0.1), taxed(0.2), taxed(-0.3)]).revenue;
    expect(gbp!.tax).toBe(0);
    expect(totalOf([taxed(0.3), taxed(-0.1), taxed(-0.2)]).revenue[0]!.tax).toBe(0);
  });

  it('still marks the revenue as excluding tax', () => {
    expect(isTaxed(taxed(0).takings)).toBe(true);
    expect(isTaxed([{}, { tax: undefined }])).toBe(false);
  });
});

describe('a day of the report', () => {
  it('is the same day in every time zone', () => {
    expect(shortDay('2026-11-21')).toBe('21 Nov');
    expect(longDay('2026-11-21')).toMatch(/^Sat,? 21 November 2026$/);
  });
});
