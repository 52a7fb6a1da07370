import { expect, test, vi } from 'vitest';
import { articleList } from '#functions/domain/articles/article-list.ts';
import { productList } from '#functions/domain/products/product-list.ts';
import { runCalls } from '#functions/pages/run-calls.ts';

const articles = { url: '/api/articles', path: '/api/articles', input: {} };
const products = { url: '/api/products', path: '/api/products', input: {} };

test('a call that hangs delays a page by two seconds, and none of its other calls', async () => {
  vi.spyOn(articleList, 'page').mockResolvedValue({ rows: [], total: 0 });
  vi.spyOn(productList, 'page').mockReturnValue(new Promise(() => undefined));
  const from = performance.now();
  const outcome = await runCalls([articles, products]);
  expect(performance.now() - from).toBeGreaterThan(1900);
  expect(outcome).toEqual({
    results: { '/api/articles': { data: [], total: 0 } },
    failed: true,
    freshSeconds: undefined,
  });
});

test('a call that fails is left out, and reported', async () => {
  vi.spyOn(articleList, 'page').mockRejectedValue(new Error('down'));
  expect(await runCalls([articles])).toMatchObject({ results: {}, failed: true });
});
