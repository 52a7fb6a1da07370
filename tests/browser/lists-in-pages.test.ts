import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { libraryArticles } from '../support/article-pages.ts';
import { browserSite } from '../support/browser-site.ts';
import { expectNoPageProblems, keepBusy, startApp } from '../support/browser.ts';
import { card, cards, eventually, hubEpisodes } from '../support/hub-pages.ts';
import { sampleProduct } from '../support/sample-products.ts';
import { putItem } from '#functions/domain/catalogue/catalogue-items.ts';

const { site, open, openWith } = browserSite();

beforeAll(async () => {
  await site().seedArticles(libraryArticles);
  await site().seedPodcasts(hubEpisodes);
  await putItem('products', sampleProduct);
});

/** Calls of the API that the page makes from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}

it('finds and shows without JavaScript what the address asks for', async () => {
  const page = await openWith({ javaScriptEnabled: false });
  await page.goto('/articles?q=paper+2&sort=price-high&category=Groundwater');
  expect(await page.getByLabel('Search articles').inputValue()).toBe('paper 2');
  expect(await page.getByLabel('Sort by').inputValue()).toBe('price-high');
  expect(await page.getByLabel('Category').inputValue()).toBe('Groundwater');
  expect(await page.locator('main li h3').allTextContents()).toEqual([
    'Paper 26',
    'Paper 23',
    'Paper 20',
    'Paper 2',
  ]);
  // Enter sends the form; what is typed becomes the next address.
  await page.goto('/podcasthub');
  await page.getByLabel('Search episodes').fill('episode 27');
  await page.getByLabel('Search episodes').press('Enter');
  await page.waitForURL('**/podcasthub?q=episode+27&sort=newest');
  await eventually(() => cards(page).getByRole('heading').allTextContents()).toEqual([
    'Episode 27',
  ]);
  // What lies open is in the page with all that is known of it, even if its card is not.
  await page.goto('/podcasthub/pod-1');
  await page.getByRole('article').getByText('It has two paragraphs.').waitFor();
  await page.goto('/podcasthub?q=no+such+rock');
  await page.getByText('No episodes found').waitFor();
  await page.goto('/store');
  await page.getByRole('heading', { name: sampleProduct.title }).waitFor();
  await page.context().close();
});

it.each([
  ['/articles', 'main li'],
  ['/articles?q=paper+2&sort=price-low', 'main li'],
  ['/podcasthub', '[data-card]'],
  ['/podcasthub?sort=price-high-low', '[data-card]'],
])('takes %s over as it came: nothing is asked for again, nothing moves', async (path, row) => {
  const page = await open();
  const calls = watchCalls(page);
  await page.goto(path);
  const read = () => page.locator(row).allTextContents();
  const before = await read();
  expect(before.length).toBeGreaterThan(3);
  await startApp(page);
  expect(await read()).toEqual(before);
  expect(calls).toEqual([]);
  expectNoPageProblems(page);
  await page.context().close();
});

it('shows the list of the address after every change and every step back', async () => {
  const page = await open();
  const first = () => page.locator('main li h3').first().textContent();
  await page.goto('/articles?sort=newest');
  await page.getByLabel('Sort by').selectOption('price-high');
  await page.waitForURL('**/articles?sort=price-high');
  await eventually(first).toBe('Paper 27');
  await page.getByLabel('Category').selectOption('Groundwater');
  await eventually(first).toBe('Paper 26');
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/articles?sort=newest');
  await eventually(first).not.toMatch(/^Paper/);

  const card = () => cards(page).first().getAttribute('data-card');
  await page.goto('/podcasthub');
  const newest = await card();
  await page.getByLabel('Sort by').selectOption('oldest');
  await eventually(card).toBe('pod-1');
  await page.getByLabel('Sort by').selectOption('newest');
  await eventually(card).toBe(newest);
  await page.context().close();
});

it('goes on where the page ends', async () => {
  const page = await open();
  await page.goto('/articles?sort=newest');
  await page.getByRole('button', { name: 'Load more' }).click();
  await page.getByText('Showing 29 of 29').waitFor();
  await page.goto('/podcasthub');
  const calls = watchCalls(page);
  await page.getByRole('button', { name: 'Show more' }).click();
  await eventually(() => cards(page).count()).toBe(29);
  expect(calls).toEqual([expect.stringMatching(/sort=newest&limit=24&cursor=/)]);
  await page.context().close();
});

it('starts by itself where the visitor has marked something, and shows it', async () => {
  const page = await open();
  await page.goto('/podcasthub');
  await page.evaluate(() => localStorage.setItem('likedEpisodes', '["pod-27"]'));
  await page.reload();
  const like = card(page, 'pod-27').getByRole('button', { name: /^Like/ });
  await eventually(() => like.getAttribute('aria-pressed')).toBe('true');
  await page.context().close();
});

it('does not lead away from where the visitor is when the app starts', async () => {
  const page = await open('guest', { height: 700 });
  await keepBusy(page);
  await page.goto('/podcasthub/pod-27');
  await page.getByLabel('Search episodes').focus();
  await page.waitForFunction(() => document.documentElement.dataset['app'] !== undefined);
  await startApp(page);
  const place = () => page.evaluate(() => [scrollY, document.activeElement?.getAttribute('name')]);
  expect(await place()).toEqual([0, 'q']);
  await page.context().close();
});

it('shows members the same list at once, and what is theirs when it is known', async () => {
  const page = await open('member');
  const calls = watchCalls(page);
  await page.goto('/podcasthub?sort=purchased');
  await eventually(() => calls.some((call) => call.includes('sort=purchased'))).toBe(true);
  expect(await cards(page).count()).toBe(24);
  await page.goto('/podcasthub');
  calls.length = 0;
  await startApp(page);
  expect(await cards(page).count()).toBe(24);
  expect(calls.filter((call) => call.startsWith('/api/podcasts'))).toEqual([]);
  expectNoPageProblems(page);
  await page.context().close();
});
