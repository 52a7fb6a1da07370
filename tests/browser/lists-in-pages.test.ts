import type { Page } from '@playwright/test';
import { libraryArticles } from '../support/article-pages.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoPageProblems, startApp } from '../support/browser.ts';
import { card, cards, hubEpisodes } from '../support/hub-pages.ts';
import { sampleProduct } from '../support/sample-products.ts';
import { putItem } from '#functions/domain/catalogue/catalogue-repository.ts';

test.beforeAll(async ({ site }) => {
  await site.seedArticles(libraryArticles);
  await site.seedPodcasts(hubEpisodes);
  await putItem('products', sampleProduct);
});

/** The API calls that the page makes from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}

test(
  'finds and shows without JavaScript what the address asks for',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.openWith({ javaScriptEnabled: false });
    await page.goto('/articles?q=paper+2&sort=price-high&category=Groundwater');
    await expect(page.getByLabel('Search articles')).toHaveValue('paper 2');
    await expect(page.getByLabel('Sort by')).toHaveValue('price-high');
    await expect(page.getByLabel('Category')).toHaveValue('Groundwater');
    expect(await page.locator('main li h3').allTextContents()).toEqual([
      'Paper 26',
      'Paper 23',
      'Paper 20',
      'Paper 2',
    ]);
    // Enter submits the form, and the typed text becomes part of the next URL.
    await page.goto('/podcasthub');
    await page.getByLabel('Search episodes').fill('episode 27');
    await page.getByLabel('Search episodes').press('Enter');
    await page.waitForURL('**/podcasthub?q=episode+27&sort=newest');
    await expect
      .poll(() => cards(page).getByRole('heading').allTextContents())
      .toEqual(['Episode 27']);
    // Every item has a page with all public facts about it.
    await page.goto('/podcasthub/pod-1');
    await expect(page.getByRole('article').getByText('It has two paragraphs.')).toBeVisible();
    await page.goto(`/store/${sampleProduct.id}`);
    await expect(page.getByRole('heading', { name: sampleProduct.title, level: 1 })).toBeVisible();
    await page.goto('/podcasthub?q=no+such+rock');
    await expect(page.getByText('No episodes found')).toBeVisible();
    await page.goto('/store');
    await expect(page.getByRole('heading', { name: sampleProduct.title })).toBeVisible();
  },
);

for (const [path, row] of [
  ['/articles', 'main li'],
  ['/articles?q=paper+2&sort=price-low', 'main li'],
  ['/podcasthub', '[data-card]'],
  ['/podcasthub?sort=price-high-low', '[data-card]'],
] as const)
  test(
    `hydrates ${path} without requesting anything again, and nothing moves`,
    { tag: '@long' },
    async ({ site }) => {
      const page = await site.open();
      const calls = watchCalls(page);
      await page.goto(path);
      const read = () => page.locator(row).allTextContents();
      const before = await read();
      expect(before.length).toBeGreaterThan(3);
      await startApp(page);
      expect(await read()).toEqual(before);
      expect(calls).toEqual([]);
      expectNoPageProblems(page);
    },
  );

test(
  'shows the list of the address after every change and every step back',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    const first = () => page.locator('main li h3').first().textContent();
    await page.goto('/articles?sort=newest');
    await page.getByLabel('Sort by').selectOption('price-high');
    await page.waitForURL('**/articles?sort=price-high');
    await expect.poll(first).toBe('Paper 27');
    await page.getByLabel('Category').selectOption('Groundwater');
    await expect.poll(first).toBe('Paper 26');
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**/articles?sort=newest');
    await expect.poll(first).not.toMatch(/^Paper/);

    const card = () => cards(page).first().getAttribute('data-card');
    await page.goto('/podcasthub');
    const newest = await card();
    await page.getByLabel('Sort by').selectOption('oldest');
    await expect.poll(card).toBe('pod-1');
    await page.getByLabel('Sort by').selectOption('newest');
    await expect.poll(card).toBe(newest);
  },
);

test(
  'adds one history entry for a choice that is reported twice',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    for (const [path, value] of [
      ['/articles', 'price-high'],
      ['/podcasthub', 'oldest'],
    ] as const) {
      await page.goto(path);
      await startApp(page);
      const entries = await page.evaluate(() => history.length);
      await page.getByLabel('Sort by').evaluate((select: HTMLSelectElement, chosen) => {
        for (let time = 0; time < 2; time++) {
          select.value = chosen;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        }
      }, value);
      await page.waitForURL(`**${path}?sort=${value}`);
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    }
  },
);

test('loads more from where the served page ends', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.goto('/articles?sort=newest');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('Showing 29 of 29')).toBeVisible();
  await page.goto('/podcasthub');
  const calls = watchCalls(page);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(29);
  expect(calls).toEqual([expect.stringMatching(/sort=newest&limit=24&cursor=/)]);
});

test(
  'shows what the visitor has marked when the app has started',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/podcasthub');
    await page.evaluate(() => localStorage.setItem('likedEpisodes', '["pod-27"]'));
    await page.reload();
    const like = card(page, 'pod-27').getByRole('button', { name: /^Like/ });
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'shows members the same list at once, and what they own once that is known',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('member');
    const calls = watchCalls(page);
    await page.goto('/podcasthub?sort=purchased');
    await expect.poll(() => calls.some((call) => call.includes('sort=purchased'))).toBe(true);
    await expect(cards(page)).toHaveCount(24);
    await page.goto('/podcasthub');
    calls.length = 0;
    await startApp(page);
    await expect(cards(page)).toHaveCount(24);
    expect(calls.filter((call) => call.startsWith('/api/podcasts'))).toEqual([]);
    expectNoPageProblems(page);
  },
);
