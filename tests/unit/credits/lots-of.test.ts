import { expect, it } from 'vitest';
import { lotsOf } from '../../../functions/core/credits/credit-writes.ts';

const bought = { entry: 'purchase#1', at: '2026-11-02T00:00:00.000Z', left: 20 };
const given = { entry: 'adjust#1', at: '2026-11-03T00:00:00.000Z', left: 3 };

it('are as they stand where they add up to the balance', () => {
  expect(lotsOf({ credits: 23, lots: [bought, given] })).toEqual([bought, given]);
  expect(lotsOf({ credits: 0 })).toEqual([]);
});

it('are one lot where none were noted yet', () => {
  expect(lotsOf({ credits: 7 })).toEqual([{ entry: 'opening', left: 7 }]);
});

it('hold what an older version of the code has given since, as the oldest credits', () => {
  const [opening, ...others] = lotsOf({ credits: 28, lots: [bought, given] });
  expect(opening).toMatchObject({ entry: 'opening', left: 5 });
  expect(others).toEqual([bought, given]);
  expect(lotsOf({ credits: 9, lots: [{ entry: 'opening', left: 4 }] })).toEqual([
    { entry: 'opening', left: 9 },
  ]);
});

it('lack what an older version of the code has taken since, the oldest first', () => {
  expect(lotsOf({ credits: 2, lots: [bought, given] })).toEqual([{ ...given, left: 2 }]);
});
