import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { paidArticle } from '../../support/buy-article.ts';
import { articleFields, registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());

const { id } = paidArticle;

/** What a visitor gets through the edge. */
async function visit(path: string) {
  const response = await fetch(stack.siteUrl + path);
  return {
    fromCache: response.headers.get('x-cache')?.startsWith('Hit'),
    text: await response.text(),
  };
}

/**
 * Repeats the request until the edge has cached the response, so that only an invalidation can change it
 * soon.
 */
const keep = (path: string) =>
  expect.poll(async () => (await visit(path)).fromCache, { timeout: 10_000 }).toBe(true);

describe('publishing', () => {
  it.each([
    ['the list', '/api/articles?limit=24'],
    ['the categories', '/api/articles/categories'],
    ['the article', `/api/articles/${id}`],
    ['the page of a shared link', `/articles/${id}`],
  ])('shows the new %s at once, although the edge has cached the old one', async (_name, path) => {
    const fields = { title: `Told by ${path}`, category: `From ${path.replaceAll('/', ' ')}` };
    await keep(path);
    const before = await visit(path);
    expect(before.text).not.toContain(fields.title);
    await stack.api(articlesAdminContract.update, { ...articleFields, ...fields, id }, admin);
    const expected = path.endsWith('categories') ? fields.category : fields.title;
    // Without an invalidation the edge would serve its cache for half a minute.
    await expect
      .poll(async () => (await visit(path)).text, { timeout: 8000, interval: 50 })
      .toContain(expected);
  });

  it('removes a deleted article from the list', async () => {
    const path = '/api/articles?sort=newest';
    await keep(path);
    expect((await visit(path)).text).toContain(id);
    await stack.api(articlesAdminContract.remove, { id }, admin);
    await expect
      .poll(async () => (await visit(path)).text, { timeout: 8000, interval: 50 })
      .not.toContain(id);
  });
});
