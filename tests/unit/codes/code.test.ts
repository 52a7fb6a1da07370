import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  discountMinorOf,
  stateOf,
  termsProblem,
  unknownCode,
  type Code,
} from '#functions/domain/codes/code.ts';
import { propertyRuns } from '#tests/support/tier.ts';

const noon = '2026-11-21T12:00:00.000Z';
const [before, after] = ['2026-11-21T11:59:59.999Z', '2026-11-21T12:00:00.001Z'];
const half: Code = {
  id: 'HALF',
  percentOff: 50,
  currency: 'gbp',
  used: 0,
  createdAt: before,
  couponId: 'outcrop-1',
};
const offer = {
  resourceType: 'article' as const,
  resourceId: 'a1',
  amountMinor: 900,
  currency: 'gbp',
};
const amountOff = (amountOffMinor: number): Partial<Code> => ({
  percentOff: undefined,
  amountOffMinor,
});
const forItem = (resourceId: string): Partial<Code> => ({
  items: [{ resourceType: 'article', resourceId, title: 'An article' }],
});

describe('a code', () => {
  it.each<[string, Partial<Code>, string]>([
    ['is on', {}, 'on'],
    ['begins at its start', { startsAt: noon }, 'on'],
    ['has not begun before its start', { startsAt: after }, 'later'],
    ['is on until its end', { endsAt: after }, 'on'],
    ['has ended at its end', { endsAt: noon }, 'ended'],
    ['is on before its last use', { times: 3, used: 2 }, 'on'],
    ['is used up after it', { times: 3, used: 3 }, 'used_up'],
    ['is off, whatever else it is', { offAt: before, endsAt: before }, 'off'],
  ])('%s', (_name, terms, state) => {
    expect(stateOf({ ...half, ...terms }, noon)).toBe(state);
  });

  it.each<[string, Partial<Code>, string | undefined]>([
    ['for everything', {}, undefined],
    ['for this item', forItem('a1'), undefined],
    ['for another item', forItem('a2'), 'This code is not for this item.'],
    ['in this currency', amountOff(100), undefined],
    [
      'in another currency',
      { ...amountOff(100), currency: 'usd' },
      'This code is not for this item.',
    ],
    ['from this price', { minimumMinor: 900 }, undefined],
    ['from a higher price', { minimumMinor: 901 }, 'This code is for purchases of £9.01 or more.'],
    ['that leaves the least amount', amountOff(870), undefined],
    [
      'that leaves less than the least amount',
      amountOff(871),
      'With this code the price is below the smallest amount we can charge. Continue without the code.',
    ],
    ['that leaves nothing', amountOff(900), undefined],
    ['that is off', { offAt: before }, unknownCode],
    ['that has not begun', { startsAt: after }, unknownCode],
    ['that has ended', { endsAt: noon }, 'This code has expired.'],
  ])('%s says so', (_name, terms, problem) => {
    expect(termsProblem({ ...half, ...terms }, offer, noon)).toBe(problem);
  });
});

describe('a discount', () => {
  it('is rounded half up', () => {
    const off = (percentOff: number, price: number) => discountMinorOf({ percentOff }, price);
    expect([off(50, 1), off(33, 100), off(15, 450), off(1, 49), off(1, 50)]).toEqual([
      1, 33, 68, 0, 1,
    ]);
  });

  it('is a whole number between 0 and the price', () => {
    const terms = fc.oneof(
      fc.record({ percentOff: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ amountOffMinor: fc.integer({ min: 1, max: 99_999_999 }) }),
    );
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 99_999_999 }), (code, price) => {
        const discount = discountMinorOf(code, price);
        expect(Number.isInteger(discount) && discount >= 0 && discount <= price).toBe(true);
        const exact = 'percentOff' in code ? (price * code.percentOff) / 100 : discount;
        expect(Math.abs(discount - exact)).toBeLessThanOrEqual(0.5);
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});
