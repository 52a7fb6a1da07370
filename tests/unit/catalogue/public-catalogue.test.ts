import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPublicCatalogue } from '#functions/domain/catalogue/public-catalogue.ts';

const listed = vi.hoisted(() => ({ rows: [] as { id: string; publishedAt: string }[], reads: 0 }));
vi.mock('#functions/domain/catalogue/label-repository.ts', () => ({
  listLabelledItems: () => Promise.resolve((listed.reads++, listed.rows)),
}));
vi.mock('#functions/domain/lists/saved-note-repository.ts', () => ({
  readSavedNote: () => Promise.resolve(undefined),
}));
vi.mock('#functions/domain/catalogue/catalogue-version-repository.ts', () => ({
  catalogueState: () => Promise.resolve({ version: 1, onHome: [] }),
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-03T08:29:40.000Z') });
  listed.reads = 0;
  listed.rows = [
    { id: 'much-later', publishedAt: '2027-01-01T00:00:00.000Z' },
    { id: 'soon', publishedAt: '2026-12-03T08:30:00.000Z' },
    { id: 'out', publishedAt: '2026-05-01T09:00:00.000Z' },
  ];
});
afterEach(() => vi.useRealTimers());

it('has a scheduled item from its minute on, although nothing has been written', async () => {
  const read = createPublicCatalogue('articles', (rows: { id: string }[]) =>
    rows.map(({ id }) => id),
  );
  await read();
  // By then it is no longer read anew because of a recent change.
  vi.setSystemTime('2026-12-03T08:29:50.000Z');
  expect((await read()).rows).toEqual(['out']);
  const before = listed.reads;
  vi.setSystemTime('2026-12-03T08:29:59.999Z');
  expect((await read()).rows).toEqual(['out']);
  expect(listed.reads).toBe(before);
  vi.setSystemTime('2026-12-03T08:30:00.000Z');
  expect((await read()).rows).toEqual(['soon', 'out']);
});
