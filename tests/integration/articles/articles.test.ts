import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articlesContract } from '#shared/contracts/articles.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { buyArticle, paidArticle } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
});
afterAll(() => stack.stop());

const { list, categories, get, countView, rate } = articlesContract;
const { free } = sampleArticles;

describe('the library', () => {
  it('is an array of small rows, newest first, without any URL of a paid original', async () => {
    const response = await stack.send(list, {});
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    expect(response.headers.get('x-total-count')).toBe('2');
    const rows = (await response.json()) as Record<string, unknown>[];
    expect(rows.map(({ id }) => id)).toEqual([free.id, paidArticle.id]);
    expect(rows[1]).toMatchObject({ price: 4.5, currency: 'gbp', isFree: false });
    const text = JSON.stringify(rows);
    expect(text).not.toContain('longDescription');
    expect(text).not.toContain('.pdf');
  });

  it('returns 304 for its own ETag', async () => {
    const etag = (await stack.send(list, {})).headers.get('etag')!;
    const again = await stack.send(list, {}, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is paginated with a Link header until nothing is left', async () => {
    const first = await stack.send(list, { limit: 1 });
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    const second = await fetch(stack.gatewayUrl + next);
    expect(((await second.json()) as { id: string }[])[0]?.id).toBe(paidArticle.id);
    expect(second.headers.get('link')).toBeNull();
  });

  it('searches, filters and counts categories', async () => {
    const found = await stack.api(list, { q: 'POROSITY', category: 'Well Logs' });
    expect(found.map(({ id }) => id)).toEqual([paidArticle.id]);
    expect(await stack.api(list, { category: 'Nowhere' })).toEqual([]);
    expect(await stack.api(categories, {})).toEqual([{ label: 'Well Logs', count: 2 }]);
  });

  it('says which parameter is wrong', async () => {
    const response = await stack.send(list, { limit: 5000 });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'validation_failed', fields: { limit: expect.any(String) } },
    ]);
  });

  it('shows newly published articles at once', async () => {
    await stack.api(list, {});
    await stack.seedArticles([{ ...paidArticle, id: 'art-new', title: 'Fresh from the press' }]);
    expect((await stack.api(list, { q: 'fresh' })).map(({ id }) => id)).toEqual(['art-new']);
    const { shelf: _, ...removed } = { ...paidArticle, id: 'art-new' };
    await stack.seedArticles([removed]);
    expect(await stack.api(list, { q: 'fresh' })).toEqual([]);
    expect((await failureOf(stack.api(get, { id: 'art-new' }))).status).toBe(404);
  });
});

describe('one article', () => {
  it('tells members whether they own it, and guests nothing about ownership', async () => {
    const { buyer } = await buyArticle(stack);
    expect((await stack.api(get, { id: paidArticle.id }, buyer)).owned).toBe(true);
    const other = await stack.register();
    expect((await stack.api(get, { id: paidArticle.id }, other)).owned).toBe(false);
    const guest = await stack.send(get, { id: paidArticle.id });
    expect(await guest.json()).not.toHaveProperty('owned');
    expect(guest.headers.get('cache-control')).toContain('public');
  });

  it('counts a view once per browsing session, even with many concurrent requests', async () => {
    const before = (await stack.api(get, { id: free.id })).views ?? 0;
    const look = (visit: string) => stack.api(countView, { id: free.id, visit });
    await Promise.all(Array.from({ length: 20 }, () => look('visit-one')));
    await look('visit-two');
    expect((await stack.api(get, { id: free.id })).views).toBe(before + 2);
  });

  it('accepts ratings from owners and from readers of free articles only, one each', async () => {
    const reader = await stack.register();
    const rating = (member: typeof reader, id: string, stars: number) =>
      stack.api(rate, { id, rating: stars }, member);
    expect(await rating(reader, free.id, 2)).toMatchObject({ rating: 2, ratingCount: 1 });
    expect(await rating(reader, free.id, 5)).toMatchObject({ rating: 5, ratingCount: 1 });
    const second = await stack.register();
    const many = Array.from({ length: 10 }, () => rating(second, free.id, 4));
    await Promise.all(many);
    expect(await stack.api(get, { id: free.id }, second)).toMatchObject({
      rating: 4.5,
      ratingCount: 2,
      myRating: 4,
    });
    const refused = await failureOf(rating(reader, paidArticle.id, 5));
    expect([refused.status, refused.code]).toEqual([403, 'not_purchased']);
    const { buyer } = await buyArticle(stack);
    expect((await rating(buyer, paidArticle.id, 5)).rating).toBe(5);
    expect((await failureOf(rating(buyer, paidArticle.id, 6))).code).toBe('validation_failed');
  });
});

describe('the page of a shared link', () => {
  it("has the article's title and preview for a client without JavaScript", async () => {
    const page = await stack.send(pagesContract.article, { id: free.id });
    const html = await page.text();
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain(`<title>${free.title} · Outcrop</title>`);
    expect(html).toContain(`content="${free.shortDescription}"`);
    expect(html).toContain(`${stack.siteUrl}/articles/${free.id}`);
  });

  it('is the library with status 404 for an unknown article', async () => {
    expect((await stack.send(pagesContract.article, { id: 'nope' })).status).toBe(404);
  });

  it('redirects short links, with the tag for Amazon, and has status 404 for others', async () => {
    const response = await stack.send(pagesContract.affiliate, { slug: 'firstaid' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toContain('tag=outcrop-20');
    for (const slug of ['nope', 'constructor', '__proto__']) {
      expect((await stack.send(pagesContract.affiliate, { slug })).status).toBe(404);
    }
  });
});
