import { describe, expect, it } from 'vitest';
import { createManagedList } from '#functions/domain/catalogue/managed-list.ts';
import { searchedTexts, searches } from '../../support/searched-texts.ts';

const listed = searchedTexts.map((item) => ({
  ...item,
  shelf: 'published' as const,
  updatedAt: item.publishedAt,
}));

const list = createManagedList(
  'products',
  {
    present: (item: (typeof listed)[number]) => ({ ...item, state: item.shelf, price: 0 }),
    texts: ({ title, shortDescription }) => [title, shortDescription],
  },
  {
    catalogueState: () => Promise.resolve({ version: 1, onHome: [] }),
    readList: () => Promise.resolve({ rows: listed }),
  },
);

describe("the administrators' list", () => {
  it.each(searches)('for %j finds what is meant, the best match first', async (q, ids) => {
    const { rows, total } = await list({ q });
    expect([rows.map(({ id }) => id), total]).toEqual([ids, ids.length]);
  });

  it('gives the best match on the first page', async () => {
    const first = await list({ q: 'limits', limit: 1 });
    const second = await list({ q: 'limits', limit: 1, cursor: first.nextCursor! });
    expect([first, second].map(({ rows }) => rows[0]!.id)).toEqual(['equation', 'map']);
  });
});
