// @module-tag long

import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { dynamo } from '#functions/platform/dynamo.ts';
import { addOne, listMonth, listRows } from '#functions/domain/visits/count-repository.ts';
import { daysOf } from '#functions/domain/visits/counter-row.ts';
import { counters, type Counter } from '#functions/domain/visits/counters.ts';
import { moveDays } from '#functions/domain/visits/move-days.ts';
import { readCounts } from '#functions/domain/visits/read-counts.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:00:00Z') });
});
afterAll(() => {
  vi.useRealTimers();
  return stack.stop();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const dayMs = 86_400_000;
const passDays = (count: number) => vi.setSystemTime(Date.now() + count * dayMs);
const today = () => new Date().toISOString().slice(0, 10);
const move = () => moveDays(Date.now() + 60_000);

/** Returns an item's counts by day, as a report reads them. */
async function daysCounted(counter: Counter, item: string): Promise<Record<string, number>> {
  const { counts } = await readCounts('2026-01-01', today());
  const one = counts.find((some) => some.counter === counter && some.item === item);
  return Object.fromEntries([...(one?.days ?? [])].sort());
}

/** From here on, only this many writes reach DynamoDB, as if the process had been killed. */
function killAfter(writes: number): void {
  const send = dynamo.send.bind(dynamo) as (command: unknown) => Promise<unknown>;
  let left = writes;
  vi.spyOn(dynamo, 'send').mockImplementation(((command: unknown) => {
    if (!(command instanceof UpdateCommand)) return send(command);
    left -= 1;
    return left < 0 ? Promise.reject(new Error('killed')) : send(command);
  }) as typeof dynamo.send);
}

it('reports since when there are counts', async () => {
  expect((await readCounts('2026-11-01', today())).since).toBe(today());
  await addOne('checkouts', 'article#first');
  await move();
  passDays(3);
  expect((await readCounts('2026-11-01', today())).since).toBe('2026-11-27');
});

it('counts many concurrent visits, each once, in the sum and in the day', async () => {
  await Promise.all(Array.from({ length: 50 }, () => addOne('checkouts', 'article#busy')));
  expect(await daysCounted('checkouts', 'article#busy')).toEqual({ [today()]: 50 });
  const row = (await listRows('checkouts')).find(({ id }) => id === 'article#busy');
  expect(row?.visits).toBe(50);
});

it('moves days of a full week into their months, which expire after 400 days', async () => {
  await addOne('articles', 'art-month');
  const first = today();
  passDays(3);
  await addOne('articles', 'art-month');
  const second = today();
  passDays(4);
  await addOne('articles', 'art-month');
  expect([first.slice(0, 7), second.slice(0, 7)]).toEqual(['2026-11', '2026-12']);
  await move();
  const row = (await listRows('articles')).find(({ id }) => id === 'art-month')!;
  expect(daysOf(row)).toEqual([[today(), 1]]);
  expect(row.visits).toBe(3);
  const inMonth = (await listMonth('2026-11')).find(({ id }) => id === 'articles#art-month');
  expect(inMonth).toMatchObject({
    '30': 1,
    expiresAt: Date.parse('2026-11-01') / 1000 + 400 * 86_400,
  });
  expect(await daysCounted('articles', 'article#art-month')).toEqual({
    [first]: 1,
    [second]: 1,
    [today()]: 1,
  });
});

it('does so once a day', async () => {
  await move();
  const { readUnits, writeUnits } = stack.emulators.consumedUnits();
  expect(await move()).toEqual({ processed: 0, failed: 0 });
  const after = stack.emulators.consumedUnits();
  expect([after.readUnits - readUnits, after.writeUnits - writeUnits]).toEqual([0.5, 0]);
});

it('continues the next time where it was interrupted, and says so', async () => {
  passDays(1);
  await addOne('articles', 'art-cut');
  const counted = today();
  passDays(8);
  killAfter(1);
  expect((await move()).failed).toBeGreaterThan(0);
  vi.restoreAllMocks();
  expect(await daysCounted('articles', 'article#art-cut')).toEqual({ [counted]: 1 });
  expect(Object.keys(await daysCounted('articles', 'article#art-month'))).toHaveLength(3);
  await move();
  const row = (await listRows('articles')).find(({ id }) => id === 'art-cut')!;
  expect(daysOf(row)).toEqual([]);
});

type Step =
  | { do: 'count'; item: number; counter: Counter; times: number }
  | { do: 'wait'; days: number }
  | { do: 'move'; atOnce: number; killedAfter: number | undefined };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('count' as const),
      item: fc.integer({ min: 0, max: 2 }),
      counter: fc.constantFrom(...counters),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.integer({ min: 1, max: 12 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      atOnce: fc.integer({ min: 1, max: 2 }),
      killedAfter: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
    }),
  },
);

it(
  'has days that add up to the total, whatever is moved, concurrently or interrupted',
  { timeout: 60_000 },
  async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        run += 1;
        const expected = new Map<string, Record<string, number>>();
        for (const one of steps) {
          if (one.do === 'wait') passDays(one.days);
          if (one.do === 'count') {
            const id = `article#run-${run}-${one.item}`;
            await Promise.all(Array.from({ length: one.times }, () => addOne(one.counter, id)));
            const days = expected.get(`${one.counter} ${id}`) ?? {};
            days[today()] = (days[today()] ?? 0) + one.times;
            expected.set(`${one.counter} ${id}`, days);
          }
          if (one.do === 'move') {
            if (one.killedAfter) killAfter(one.killedAfter);
            await Promise.allSettled(Array.from({ length: one.atOnce }, move));
            vi.restoreAllMocks();
          }
        }
        const { counts } = await readCounts('2026-01-01', today());
        for (const [key, days] of expected) {
          const [counter, id] = key.split(' ') as [Counter, string];
          const item = counter === 'articles' || counter === 'podcasts' ? undefined : id;
          const found = counts.find(
            (some) =>
              some.counter === counter && (item ? some.item === item : some.item.endsWith(id)),
          );
          expect(Object.fromEntries(found?.days ?? []), key).toEqual(days);
          const row = (await listRows(counter)).find((some) => some.id === id)!;
          expect(Object.values(days).reduce((sum, count) => sum + count, 0)).toBe(row.visits);
        }
      }),
      // Shrinking takes minutes, since time only goes on.
      { numRuns: 15, endOnFailure: true },
    );
  },
);
