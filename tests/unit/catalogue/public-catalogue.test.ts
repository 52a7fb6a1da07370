import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPublicCatalogue } from '#functions/domain/catalogue/public-catalogue.ts';

const item = (id: string, publishedAt: string) => ({
  id,
  shelf: 'published' as const,
  publishedAt,
  updatedAt: publishedAt,
});
const listed = [
  item('much-later', '2027-01-01T00:00:00.000Z'),
  item('soon', '2026-12-03T08:30:00.000Z'),
  item('out', '2026-05-01T09:00:00.000Z'),
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-03T08:29:40.000Z') });
});
afterEach(() => vi.useRealTimers());

it('has a scheduled item from its minute on, although nothing has been written', async () => {
  const readList = vi.fn(() => Promise.resolve({ rows: [...listed] }));
  const catalogueState = () => Promise.resolve({ version: 1, onHome: [] });
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const read = createPublicCatalogue('articles', idsOf, {}, { catalogueState, readList });
  await read();
  // By then it is no longer reloaded because of a recent change.
  vi.setSystemTime('2026-12-03T08:29:50.000Z');
  expect((await read()).rows).toEqual(['out']);
  readList.mockClear();
  vi.setSystemTime('2026-12-03T08:29:59.999Z');
  expect((await read()).rows).toEqual(['out']);
  expect(readList).not.toHaveBeenCalled();
  vi.setSystemTime('2026-12-03T08:30:00.000Z');
  expect((await read()).rows).toEqual(['soon', 'out']);
});
