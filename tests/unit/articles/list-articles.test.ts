import { beforeEach, describe, expect, it } from 'vitest';
import { createListArticles } from '#functions/articles/list-articles.ts';
import { createArticleList } from '#functions/domain/articles/article-list.ts';
import type { Reply } from '#functions/platform/reply.ts';
import type { ArticleSummary } from '#shared/contracts/articles.ts';

function shelf(count: number): ArticleSummary[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `art-${n}`,
    title: `On strata, part ${n}`,
    shortDescription: 'What a borehole tells of the layers that it went through. '.repeat(5),
    price: 4.5,
    currency: 'gbp',
    isFree: false,
    category: 'Well Logs',
    imageUrl: '/cover.webp',
    author: 'T. Author',
  }));
}

let listArticles: ReturnType<typeof createListArticles>;
beforeEach(() => {
  const catalogue = { version: 1, onHome: [], freshUntil: Infinity, rows: shelf(1000) };
  const articleList = createArticleList({ readCatalogue: () => Promise.resolve(catalogue) });
  listArticles = createListArticles({ articleList });
});

async function ask(query: object, headers: Record<string, string> = {}) {
  const request = { ip: '203.0.113.1', headers, rawBody: '', search: '' };
  return (await listArticles(query, undefined, request)) as Reply<never>;
}

describe('the list of articles', () => {
  it(
    'caches two hundred responses of the whole library in little memory',
    { tags: 'long' },
    async () => {
      const before = process.memoryUsage().arrayBuffers;
      // Unzipping would create garbage that is unrelated to the cache.
      const zipped = { 'accept-encoding': 'gzip' };
      for (let n = 0; n < 200; n++) await ask({ q: 'strata', limit: 1000 + n }, zipped);
      const grownMb = (process.memoryUsage().arrayBuffers - before) / 1024 ** 2;
      expect(grownMb).toBeLessThan(30);
    },
  );

  it.each([
    ['itself', (etag: string) => etag],
    ['itself as a strong one', (etag: string) => etag.slice(2)],
    ['one of a list', (etag: string) => `"other", ${etag},W/"third"`],
    ['anything', () => '*'],
  ])('is unchanged for a client that has %s', async (_name, held) => {
    const etag = (await ask({ limit: 3 })).headers['etag']!;
    expect((await ask({ limit: 3 }, { 'if-none-match': held(etag) })).status).toBe(304);
    expect((await ask({ limit: 4 }, { 'if-none-match': `${etag}, "x"` })).status).toBe(200);
  });

  it.each([
    ['gzip, deflate, br', 'gzip'],
    ['br;q=1.0, gzip;q=0.5', 'gzip'],
    ['gzip;q=0', undefined],
    ['gzip;q=0.0, identity', undefined],
    ['', undefined],
  ])('with accept-encoding "%s" is encoded as %s', async (accepted, encoding) => {
    const response = await ask({ limit: 2 }, { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    if (!encoding) expect(JSON.parse(String(response.body))).toHaveLength(2);
  });
});
