import { describe, expect, it, vi } from 'vitest';
import { createManagedList } from '#functions/domain/catalogue/managed-list.ts';
import { searchedTexts, searches } from '../../support/searched-texts.ts';

vi.mock('#functions/domain/catalogue/label-repository.ts', () => ({
  listLabelledItems: (_kind: string, shelf: string) =>
    Promise.resolve(shelf === 'published' ? searchedTexts : []),
}));
vi.mock('#functions/domain/lists/saved-note-repository.ts', () => ({
  readSavedNote: () => Promise.resolve(undefined),
}));
vi.mock('#functions/domain/catalogue/catalogue-version-repository.ts', () => ({
  catalogueState: () => Promise.resolve({ version: 1, onHome: [] }),
}));

const list = createManagedList('products', {
  present: (item: (typeof searchedTexts)[number]) => ({
    ...item,
    state: 'published' as const,
    price: 0,
    updatedAt: item.publishedAt,
  }),
  texts: ({ title, shortDescription }) => [title, shortDescription],
});

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
