import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMinor } from '#shared/constants/money.ts';
import { lastDays } from '#functions/domain/reports/last-days.ts';
import { sumCodes, sumDay, sumItems, type DayFacts } from '#functions/domain/reports/sum-sales.ts';

type Sold = DayFacts['sold'][number];

const order = (changes: Partial<Sold> = {}): Sold => ({
  resourceType: 'article',
  resourceId: 'art-1',
  title: 'Sands',
  amountMinor: 450,
  currency: 'gbp',
  status: 'paid',
  ...changes,
});
const day = (facts: Partial<DayFacts>): DayFacts => ({
  date: '2026-11-21',
  sold: [],
  refunded: [],
  ledger: [],
  ...facts,
});
const core = { resourceType: 'product', resourceId: 'core', title: 'Core' } as const;

describe('a day', () => {
  it('without anything has all its figures', () => {
    expect(sumDay(day({}))).toEqual({
      date: '2026-11-21',
      sales: 0,
      refunds: 0,
      takings: [],
      newMembers: 0,
      creditsSold: 0,
      creditsUsed: 0,
    });
  });

  it('keeps currencies apart, with the decimals that each has', () => {
    const sold = [
      order(),
      order({ amountMinor: 1 }),
      order({ ...core, amountMinor: 4900, currency: 'usd' }),
      order({ amountMinor: 700, currency: 'jpy' }),
    ];
    expect(sumDay(day({ sold })).takings).toEqual([
      { currency: 'gbp', revenue: 4.51, refunded: 0 },
      { currency: 'jpy', revenue: 700, refunded: 0 },
      { currency: 'usd', revenue: 49, refunded: 0 },
    ]);
  });

  it('counts revenue and refunds without tax, and partial refunds without their share of it', () => {
    const taxed = { amountMinor: 540, taxMinor: 90 };
    const sold = [order(taxed), order(taxed), order()];
    const refunded = [
      order({ ...taxed, refundedMinor: 180 }),
      order({ ...taxed, status: 'charged_back' }),
    ];
    expect(sumDay(day({ sold, refunded })).takings).toEqual([
      { currency: 'gbp', revenue: 13.5, refunded: 6, tax: 0.6 },
    ]);
    expect(sumItems([day({ sold, refunded })])).toMatchObject([
      { revenue: 13.5, refunded: 6, tax: 0.6 },
    ]);
  });

  it('returns all of the tax with all of the money, in any parts, and never more', () => {
    const anyOrder = fc.record({
      amountMinor: fc.integer({ min: 1, max: 99_999_999 }),
      taxPercent: fc.integer({ min: 0, max: 50 }),
      currency: fc.constantFrom('gbp', 'jpy', 'kwd'),
      parts: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(anyOrder, ({ amountMinor, taxPercent, currency, parts }) => {
        const taxMinor = Math.floor((amountMinor * taxPercent) / (100 + taxPercent));
        const backOf = (refundedMinor: number) => {
          const refunded = [order({ amountMinor, taxMinor, currency, refundedMinor })];
          const { tax = 0, refunded: net } = sumDay(day({ refunded })).takings[0]!;
          return { taxMinor: toMinor(0 - tax, currency)!, netMinor: toMinor(net, currency)! };
        };
        let refundedMinor = 0;
        let before = { taxMinor: 0, netMinor: 0 };
        for (const percent of [...parts, 100]) {
          const partMinor = Math.ceil((amountMinor * percent) / 100);
          refundedMinor = Math.min(refundedMinor + partMinor, amountMinor);
          const back = backOf(refundedMinor);
          expect(back.taxMinor + back.netMinor).toBe(refundedMinor);
          expect(back.taxMinor).toBeGreaterThanOrEqual(before.taxMinor);
          expect(back.netMinor).toBeGreaterThanOrEqual(before.netMinor);
          before = back;
        }
        expect(before).toEqual({ taxMinor, netMinor: amountMinor - taxMinor });
      }),
    );
  });

  it('counts partial refunds as they are, and a payment with a lost dispute in full', () => {
    const refunded = [
      order({ refundedMinor: 100 }),
      order({ refundedMinor: 0, status: 'charged_back' }),
    ];
    const report = sumDay(day({ refunded }));
    expect([report.sales, report.refunds]).toEqual([0, 2]);
    expect(report.takings).toEqual([{ currency: 'gbp', revenue: 0, refunded: 5.5 }]);
  });

  it('counts members and credits from the ledger', () => {
    const ledger = [
      { kind: 'sign-up', credits: 5 },
      { kind: 'sign-up', credits: 0 },
      { kind: 'purchase', credits: 100 },
      { kind: 'use', credits: -1 },
      { kind: 'use', credits: -1 },
      { kind: 'use', credits: 1 },
      { kind: 'adjustment', credits: 50 },
    ] as const;
    expect(sumDay(day({ ledger }))).toMatchObject({
      newMembers: 2,
      creditsSold: 100,
      creditsUsed: 1,
    });
  });
});

describe('items', () => {
  it('are added over the days, by item and currency, the highest revenue first', () => {
    const facts = [
      day({ sold: [order(), order({ ...core, amountMinor: 4900, currency: 'usd' })] }),
      day({
        sold: [order({ title: 'Sands, revised' })],
        refunded: [order({ refundedMinor: 450 })],
      }),
      day({ refunded: [order({ resourceId: 'art-2', title: 'Clays', refundedMinor: 450 })] }),
    ];
    expect(sumItems(facts)).toEqual([
      { ...core, currency: 'usd', sales: 1, refunds: 0, revenue: 49, refunded: 0 },
      {
        resourceType: 'article',
        resourceId: 'art-1',
        title: 'Sands, revised',
        currency: 'gbp',
        sales: 2,
        refunds: 1,
        revenue: 9,
        refunded: 4.5,
      },
      {
        resourceType: 'article',
        resourceId: 'art-2',
        title: 'Clays',
        currency: 'gbp',
        sales: 0,
        refunds: 1,
        revenue: 0,
        refunded: 4.5,
      },
    ]);
  });
});

describe('codes', () => {
  it('are added over the days, by code and currency, with what they took off', () => {
    const quote = { subtotalMinor: 500, discountMinor: 50, currency: 'gbp', code: 'SUMMER' };
    const withCode = order({ quote });
    const facts = [
      day({ sold: [withCode, order()] }),
      day({
        sold: [withCode, order({ amountMinor: 900, currency: 'jpy', quote })],
        refunded: [order({ quote, refundedMinor: 450 }), order({ refundedMinor: 1 })],
      }),
    ];
    const summer = { code: 'SUMMER', sales: 1, refunds: 0, refunded: 0 };
    expect(sumCodes(facts)).toEqual([
      { ...summer, currency: 'jpy', discount: 50, revenue: 900 },
      { ...summer, currency: 'gbp', sales: 2, refunds: 1, discount: 1, revenue: 9, refunded: 4.5 },
    ]);
  });
});

describe('the last days', () => {
  it('are days of the site up to today, even across months and leap days', () => {
    expect(lastDays(3, new Date('2028-03-01T00:30:00Z'))).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
  });
});
