import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveArticle } from '#functions/domain/articles/article-repository.ts';
import type { CallResults } from '#shared/html/page-renderer.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { samplePodcasts } from '../../support/sample-podcasts.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
const { free, paid } = sampleArticles;
const hostile = 'Ends </script><script>alert(1)</script><!-- here';

beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  await stack.seedPodcasts();
  await saveArticle({ ...free, id: 'hostile', title: hostile });
}, 60_000);
afterAll(() => stack.stop());

const said = async (path: string) => (await fetch(stack.siteUrl + path)).text();
const resultsIn = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="call-results">(.*?)<\/script>/.exec(html)![1]!,
  ) as CallResults;

test("are those that the URL requests, and the API's responses follow the markup", async () => {
  const all = await said('/articles');
  expect(all).toContain(`<p>${free.title}</p>`);
  expect(all).toContain(`<p>${paid.title}</p>`);
  const found = await said(
    `/articles?q=${encodeURIComponent(paid.title)}&sort=newest&utm_source=x`,
  );
  expect(found).toContain(`<p>${paid.title}</p>`);
  expect(found).not.toContain(`<p>${free.title}</p>`);
  const results = Object.values(resultsIn(found));
  expect(results).toMatchObject([{ total: 1, data: [{ id: paid.id }] }]);
});

test("show the same data as the API's call, and no more", async () => {
  const [url, response] = Object.entries(resultsIn(await said('/podcasthub')))[0]!;
  expect(response.data).toEqual(await (await fetch(stack.siteUrl + url)).json());
});

test('cannot inject markup', async () => {
  const html = await said('/articles?q=ends&category=%3C/script%3E%3Cb%3E');
  expect(html).not.toContain('<b>');
  const whole = await said('/articles');
  expect(whole).not.toContain('<script>alert');
  expect(JSON.stringify(Object.values(resultsIn(whole)))).toContain('<script>alert(1)');
});

test('whose query fails are left to the app, and the page is not cached', async () => {
  for (const query of ['sort=nonsense', 'q=explode']) {
    const response = await fetch(`${stack.siteUrl}/articles?${query}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const html = await response.text();
    expect(resultsIn(html)).toEqual({});
  }
  expect(await said('/articles?q=explode')).toContain('<div id="root"></div>');
  const kept = await fetch(`${stack.siteUrl}/articles?q=kept`);
  expect(kept.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
});

test('hold the notes of an episode in its page', async () => {
  const { id, longDescription } = samplePodcasts.paid;
  const html = await said(`/podcasthub/${id}`);
  expect(html).toContain(`<p>${longDescription}</p>`);
  expect(resultsIn(html)).toHaveProperty([`/api/podcasts/${id}/page`]);
  expect(html).not.toContain(samplePodcasts.paid.audio!.key);
});

test("are removed from the edge's cache when something is published", async () => {
  const before = await said('/articles?q=overturned');
  expect(before).not.toContain('Overturned beds');
  await saveArticle({ ...free, id: 'overturned', title: 'Overturned beds' });
  await expect
    .poll(() => said('/articles?q=overturned'), { timeout: 10_000 })
    .toContain('Overturned beds');
});
