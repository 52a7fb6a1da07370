import type { Page } from '@playwright/test';
import type { Session } from '#shared/contracts/auth.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { seedRatedLibrary } from '../support/article-pages.ts';
import { expect, test } from '../support/browser-test.ts';
import {
  expectNoAxeViolations,
  expectNoPageProblems,
  expectNoSidewaysScroll,
  startApp,
} from '../support/browser.ts';

let rater: Session | undefined;

test.beforeAll(({ site }) => seedRatedLibrary(site));

const showing = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible();
const cards = (page: Page) => page.locator('main ul > li').filter({ has: page.locator('h3') });

test('keeps its filters in the address, so that Back undoes them', async ({ site }) => {
  const page = await site.open();
  await page.goto('/articles');
  await showing(page, 'Showing 24 of 29');
  // Dots separate the facts of a card, without list markers in addition.
  const fact = cards(page).first().getByRole('listitem').first();
  expect(await fact.evaluate((item) => getComputedStyle(item).listStyleType)).toBe('none');
  await page.getByLabel('Category').selectOption('Field Practice');
  await showing(page, 'Showing 9 of 9');
  await page.getByLabel('Sort by').selectOption('price-high');
  await page.waitForURL('**/articles?category=Field+Practice&sort=price-high');
  await expect(cards(page).first()).toContainText('Paper 25');

  await page.getByLabel('Search articles').pressSequentially('paper 1', { delay: 20 });
  await page.waitForURL(/q=paper\+1/);
  await expect(cards(page).first()).toContainText('Paper 16');
  await page.goBack();
  await page.waitForURL('**/articles?category=Field+Practice&sort=price-high');
  await expect(page.getByLabel('Search articles')).toHaveValue('');
  await page.goBack();
  await page.waitForURL('**/articles?category=Field+Practice');
  await expect(page.getByLabel('Sort by')).toHaveValue('popular');

  await page.reload();
  await showing(page, 'Showing 9 of 9');
  await expect(page.getByLabel('Category')).toHaveValue('Field Practice');
  expectNoPageProblems(page);
});

test(
  'shows 24 and then the rest, with focus on the first new one',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/articles');
    await page.getByRole('button', { name: 'Load more' }).click();
    await showing(page, 'Showing 29 of 29');
    await expect(cards(page)).toHaveCount(29);
    expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0);
    const first = await cards(page).nth(24).locator('h3').textContent();
    // The focus moves after the cards have appeared.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(first);
  },
);

test(
  'writes at most 120 characters on a card, the price with two decimals, and only real figures',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/articles?q=paper+4');
    await expect(page.getByRole('link', { name: 'Paper 4', exact: true })).toBeVisible();
    const card = cards(page).filter({ hasText: 'Paper 4' }).first();
    const description = await card.locator('h3 + p').textContent();
    expect(description!.length).toBeLessThanOrEqual(120);
    expect(description).toMatch(/…$/);
    await expect(card).toContainText('£4.00');
    await expect(card).toContainText('Field Practice');
    expect(await card.textContent()).not.toMatch(/Rated|view/);
  },
);

test(
  'says when nothing matches or nothing can be loaded, and offers a way on',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/articles?q=no+such+rock&sort=rating');
    await expect(page.getByText('No articles found')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await showing(page, 'Showing 24 of 29');
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByLabel('Search articles')).toHaveValue('');

    for (const [response, text] of [
      [{ status: 200, json: { articles: [] } }, 'Invalid data format received from server'],
      [{ status: 500, json: { error: 'The shelf fell over.' } }, 'The shelf fell over.'],
    ] as const) {
      await page.route('**/api/articles?*', (route) => route.fulfill(response));
      // With a trailing slash, the page comes without its list, and the app requests it.
      await page.goto('/articles/?q=paper');
      const alert = page.getByRole('alert').filter({ hasText: 'Error loading content' });
      await expect(alert).toBeVisible();
      await expect(alert).toContainText(text);
      await expectNoAxeViolations(page);
      await page.unroute('**/api/articles?*');
      await page.getByRole('button', { name: 'Retry' }).click();
      await showing(page, 'Showing 24 of 29');
    }

    await page.route('**/api/articles?*', (route) => route.fulfill({ status: 401, json: {} }));
    await page.goto('/articles/?q=paper');
    await page.waitForURL(`**/login?next=${encodeURIComponent('/articles?q=paper')}`);
  },
);

test('opens an article over the list from a card, and as a page from a shared link', async ({
  site,
}) => {
  const page = await site.open();
  const viewsOf26 = async () =>
    (await site.api(articlesContract.get, { id: 'paper-26' })).views ?? 0;
  const viewsBefore = await viewsOf26();
  await page.goto('/articles?category=Groundwater');
  await startApp(page);
  await page.getByRole('link', { name: 'Paper 26' }).last().click();
  await page.waitForURL('**/articles/paper-26?category=Groundwater');
  const dialog = page.getByRole('dialog', { name: 'Paper 26' });
  const views = viewsBefore + 1;
  await expect(
    dialog.getByText(views === 1 ? '1 view' : `${views} views`, { exact: true }),
  ).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Paper 26');

  await page.getByRole('link', { name: 'Paper 26' }).last().click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Paper 26', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Paper 26 · Outcrop');
  await startApp(page);
  await expect(dialog).toHaveCount(0);
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Paper/ })
    .first()
    .click();
  await page.waitForURL(/\/articles\/paper-(?!26)\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Paper 26', level: 1 })).toBeVisible();
  // The same browsing session: the view is not counted twice.
  expect(await viewsOf26()).toBe(views);

  await page.goto('/articles/paper-99');
  await expect(
    page.getByRole('heading', { name: 'We couldn’t find this article', level: 1 }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Back to Articles' }).click();
  await page.waitForURL('**/articles');
});

test(
  'sends a typed search only after an article opened in the meantime has been closed',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.clock.install();
    await page.goto('/articles?category=Groundwater');
    await expect(page.getByRole('link', { name: 'Paper 26' }).last()).toBeVisible();
    await startApp(page);
    // The clock is stopped, so that the article is open before the search is sent.
    await page.clock.pauseAt(Date.now() + 5000);
    await page.getByLabel('Search articles').fill('aquifer');
    await page.getByRole('link', { name: 'Paper 26' }).last().click();
    await page.waitForURL('**/articles/paper-26?category=Groundwater');
    await page.clock.runFor(1000);
    expect(new URL(page.url()).search).toBe('?category=Groundwater');
    await page.clock.resume();
    await page.goBack();
    await page.waitForURL('**/articles?q=aquifer&category=Groundwater');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('Search articles')).toHaveValue('aquifer');
  },
);

test(
  'keeps bookmarks and favourites, shares, and lets a reader rate',
  { tag: '@long' },
  async ({ site }) => {
    // The same reader in every attempt: rating again replaces the rating, so the average stays the same.
    const page = await site.openAs((rater ??= await site.register()));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/articles/paper-19');
    const article = page.getByRole('article', { name: 'Paper 19' });
    await article.getByRole('button', { name: 'Bookmark' }).click();
    await article.getByRole('button', { name: 'Favourite' }).click();
    await article.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${site.siteUrl}/articles/paper-19`);
    await article.getByRole('radio', { name: '2 stars' }).check();
    await article.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(article.getByRole('heading', { name: 'Your rating' })).toBeVisible();
    await expectNoAxeViolations(page);
    await expect(article).toContainText('3.0 of 5, from 2 ratings');

    await page.evaluate(() => {
      navigator.canShare = () => true;
      navigator.share = () => Promise.reject(new DOMException('no', 'AbortError'));
    });
    await article.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Share cancelled')).toBeVisible();

    await page.goto('/articles?q=paper+19');
    await expect(page.getByText('Bookmarked')).toBeVisible();
    const lists = await page.evaluate(() => [localStorage.bookmarks, localStorage.favorites]);
    expect(lists).toEqual(['["paper-19"]', '["paper-19"]']);
  },
);

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 320],
] as const) {
  const tag = colorScheme === 'dark' ? '@long' : [];
  test(`has no axe violations: ${colorScheme}, ${width} px`, { tag }, async ({ site }) => {
    const page = await site.open('guest', { colorScheme, width });
    await page.goto('/articles');
    await showing(page, 'Showing 24 of 29');
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await page.goto('/articles/paper-2');
    await expect(page.getByRole('button', { name: 'Buy for £3.00' })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    expectNoPageProblems(page);
  });
}
