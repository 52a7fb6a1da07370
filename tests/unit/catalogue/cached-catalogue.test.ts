import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { catalogueState } from '#functions/domain/catalogue/catalogue-version-repository.ts';
import { createCachedCatalogue } from '#functions/domain/catalogue/cached-catalogue.ts';

const state = vi.fn<typeof catalogueState>();
const dependencies = { catalogueState: state };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T09:00:00Z') });
  state.mockResolvedValue({ version: 1, onHome: [] });
});
afterEach(() => vi.useRealTimers());

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** A catalogue whose reads are numbered. */
function openShelf() {
  let readings = 0;
  const load = () => Promise.resolve({ rows: [++readings] });
  return createCachedCatalogue('articles', load, dependencies);
}

it('is read again as soon as the version is higher', async () => {
  const read = openShelf();
  expect((await read()).rows).toEqual([1]);
  state.mockResolvedValue({ version: 2, onHome: [] });
  expect((await read()).rows).toEqual([2]);
});

it('is read a second time after a change, since the index follows the table a moment later', async () => {
  const read = openShelf();
  await read();
  pass(2.9);
  expect((await read()).rows).toEqual([1]);
  pass(0.1);
  expect((await read()).rows).toEqual([2]);
  pass(59.9);
  expect((await read()).rows).toEqual([2]);
  pass(0.1);
  expect((await read()).rows).toEqual([3]);
});

it('is read once, however many ask at the same time', async () => {
  const read = openShelf();
  const all = await Promise.all(Array.from({ length: 50 }, read));
  expect(new Set(all.flatMap(({ rows }) => rows))).toEqual(new Set([1]));
});

it('is read again after a read that failed', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('throttled'))
    .mockResolvedValue({ rows: ['row'] });
  const read = createCachedCatalogue('articles', load, dependencies);
  await expect(read()).rejects.toThrow('throttled');
  expect((await read()).rows).toEqual(['row']);
});
