import * as z from 'zod';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCachedList } from '#functions/domain/catalogue/cached-list.ts';

interface Query {
  q?: string;
  limit?: number;
  cursor?: string;
}

const row = z.object({ id: z.string() });
const rows = Array.from({ length: 100 }, (_, n) => ({ id: `row-${n}` }));
const find = vi.fn((all: readonly { id: string }[], { q = '' }: Query) =>
  all.filter(({ id }) => id.includes(q)),
);

function listOf() {
  const catalogue = { version: 1, onHome: [], freshUntil: Infinity, rows };
  const readCatalogue = async () => catalogue;
  return createCachedList<{ id: string }, Query>({ path: '/api/rows', row, readCatalogue, find });
}

beforeEach(() => void find.mockClear());

describe('cached responses', () => {
  it('are those of the page, however its cursor is written', async () => {
    const { respond } = listOf();
    const first = await respond({ limit: 10 });
    const third = await respond({ limit: 10, cursor: '20.row-19' });
    expect(first.headers['link']).toBe('</api/rows?limit=10&cursor=10.row-9>; rel="next"');
    expect(third.headers['link']).toBe('</api/rows?limit=10&cursor=30.row-29>; rel="next"');
    for (let n = 0; n < 300; n++) {
      expect(await respond({ limit: 10, cursor: `0.none-${n}` })).toBe(first);
      expect(await respond({ limit: 10, cursor: `20.none-${n}` })).toBe(third);
      expect(await respond({ limit: 10, cursor: `${1000 + n}.row-19` })).toBe(third);
    }
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('are shared between invented cursors beyond the end', async () => {
    const { respond } = listOf();
    const beyond = await respond({ limit: 10, cursor: '1000.none' });
    expect(await respond({ limit: 10, cursor: '2000.none' })).toBe(beyond);
    expect(beyond.headers['link']).toBeUndefined();
  });

  it.each([{}, { limit: 50 }])(
    'stay cached when pages at arbitrary positions are requested: %j',
    async (query) => {
      const { respond } = listOf();
      const first = await respond(query);
      for (let n = 0; n < 300; n++)
        await respond({ limit: 99 - (n % 40), cursor: `${n % 100}.none` });
      for (let n = 1; n < 100; n++) await respond({ ...query, cursor: `${n}.none` });
      expect(await respond(query)).toBe(first);
    },
  );

  it('are not mixed up between questions and limits', async () => {
    const { respond } = listOf();
    const counts = async (query: Query) => (await respond(query)).headers['x-total-count'];
    expect(await counts({ q: 'row-1' })).toBe('11');
    expect(await counts({ q: 'row-2' })).toBe('11');
    expect(await counts({ q: 'row-55' })).toBe('1');
    expect(await respond({ limit: 10 })).not.toBe(await respond({ limit: 20 }));
  });
});
