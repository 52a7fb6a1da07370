import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListedRow } from '#functions/domain/catalogue/lists/listed-row.ts';
import { createVisitCounts } from '#functions/domain/catalogue/lists/visit-counts.ts';

let stored: Map<string, number>;
const readVisits = vi.fn(() => Promise.resolve(new Map(stored)));
const createCounts = () => createVisitCounts('articles', { readVisits });

const row = (id: string, views?: number) =>
  ({ id, views, shelf: 'published', publishedAt: '2026', updatedAt: '2026' }) as ListedRow;
const rows = [row('seen', 5), row('new'), row('quiet')];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T09:00:00Z') });
  stored = new Map([['seen', 2]]);
  readVisits.mockClear();
});
afterEach(() => vi.useRealTimers());

const viewsOf = (list: readonly ListedRow[]) =>
  list.map((one) => (one as ListedRow & { views?: number }).views);

it('adds the visits of counters to those of the row', async () => {
  const counts = createCounts();
  expect(viewsOf(await counts.add(rows))).toEqual([7, undefined, undefined]);
});

it('shows new visits of a short list after a minute, and keeps rows without', async () => {
  const counts = createCounts();
  const before = await counts.add(rows);
  stored.set('new', 1);
  vi.setSystemTime(Date.now() + 59_999);
  expect(await counts.add(rows)).toBe(before);
  vi.setSystemTime(Date.now() + 1);
  const after = await counts.add(rows);
  expect(viewsOf(after)).toEqual([7, 1, undefined]);
  expect([after[0] === before[0], after[2] === before[2]]).toEqual([true, true]);
});

it('reads the counters of a long list less often, and not if they were saved', async () => {
  const long = Array.from({ length: 3000 }, (_, at) => row(`paper-${at}`));
  const counts = createCounts();
  counts.start({ visits: new Map([['paper-0', 9]]), countedAt: Date.now() });
  expect(viewsOf(await counts.add(long))[0]).toBe(9);
  vi.setSystemTime(Date.now() + 179_999);
  await counts.add(long);
  expect(readVisits).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 1);
  await counts.add(long);
  expect(readVisits).toHaveBeenCalledOnce();
});
