import type { Page } from '@playwright/test';
import { payWith, tabTo } from '../support/article-pages.ts';
import { expect, test } from '../support/browser-test.ts';
import {
  expectNoAxeViolations,
  expectNoPageProblems,
  expectNoSidewaysScroll,
} from '../support/browser.ts';
import { sampleArticles } from '../support/sample-articles.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';
import { sampleProduct, seedProduct } from '../support/sample-products.ts';

const products = [
  { ...sampleProduct, id: 'prod-book', title: 'A book of wells', category: 'E-books' },
  { ...sampleProduct, id: 'prod-book-2', title: 'A book of maps', category: 'E-books' },
  { ...sampleProduct, id: 'prod-cards', title: 'Some cards', category: 'Field cards' },
];

test.beforeAll(async ({ site }) => {
  await site.seedArticles();
  await site.seedPodcasts();
  for (const product of products) {
    const file = { ...product.file!, key: `products/${product.id}/file.pdf` };
    await seedProduct(site, { ...product, file });
  }
});

const buyCredits = (page: Page) => page.getByRole('button', { name: /^Buy 50 credits/ });
const titles = (page: Page) =>
  page
    .getByRole('list', { name: /^(E-books and files|E-books|Field cards)$/ })
    .getByRole('heading')
    .allTextContents();

test('shows everything that has a price, credits first', async ({ site }) => {
  const page = await site.open('member');
  await page.goto('/store');
  await expect(page.getByRole('button', { name: 'Buy A book of wells' })).toBeVisible();
  const headings = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .allTextContents();
  expect(headings).toEqual([
    'Your balance',
    'Chat credits',
    'Upgrade to Pro',
    'E-books and files',
    'Papers',
    'Episodes',
    'Tools, services and gear',
  ]);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: samplePodcasts.paid.title }).click();
  await page.waitForURL(`**/podcasthub/${samplePodcasts.paid.id}`);
  await page.goBack();
  await page.getByRole('link', { name: sampleArticles.paid.title }).click();
  await page.waitForURL(`**/articles/${sampleArticles.paid.id}`);
  await expect(page.getByRole('article', { name: sampleArticles.paid.title })).toBeVisible();
  expectNoPageProblems(page);
});

test(
  'shows credits at once, also on a phone, to members who have run out of them',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('member', { width: 390, height: 844 });
    await page.goto('/store');
    const heading = page.getByRole('heading', { name: 'Chat credits' });
    await expect(heading).toBeVisible();
    const { y } = (await heading.boundingBox())!;
    expect(y).toBeLessThan(700);
  },
);

test(
  'filters by category, with an address to share and to go back from',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('guest', { width: 320, colorScheme: 'dark' });
    await page.goto('/store');
    const categories = page.getByRole('navigation', { name: 'Categories' });
    await expect(categories.getByRole('link', { name: 'All 3' })).toBeVisible();
    expect(await titles(page)).toHaveLength(3);
    await categories.getByRole('link', { name: 'Field cards 1' }).click();
    await page.waitForURL('**/store?category=Field+cards');
    await expect.poll(() => titles(page)).toEqual(['Some cards']);
    await expectNoAxeViolations(page);
    await page.goBack();
    await expect.poll(async () => (await titles(page)).length).toBe(3);
    await page.goto('/store?category=e-books');
    await expect(categories.getByRole('link', { name: 'E-books 2' })).toBeVisible();
    await expect
      .poll(async () => (await titles(page)).toSorted())
      .toEqual(['A book of maps', 'A book of wells']);
    const active = categories.getByRole('link', { name: 'E-books 2' });
    await expect(active).toHaveAttribute('aria-current', 'true');
    await expectNoSidewaysScroll(page);
  },
);

test(
  'sells credits, with the keyboard alone, and brings the buyer to them',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.openAs(await site.register());
    await page.goto('/store');
    await expect(buyCredits(page)).toBeVisible();
    await tabTo(page, 'button', /^Buy 50 credits/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/_local\/stripe\/checkout/);
    await payWith(page);
    await expect(page.getByText('50 credits added. Your balance: 55.')).toBeVisible();
  },
);

test(
  'keeps what a guest wanted until after signing in, and reports a cancelled checkout',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/store');
    await buyCredits(page).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
    await dialog.getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL(/\/login\?next=%2Fstore%3Fpackage%3Dmedium/);
    await page.goto('/store?checkout=cancelled');
    await expect(page.getByText('Checkout cancelled')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.waitForURL(`${site.siteUrl}/store`);
  },
);

test('explains Upgrade to Pro without inventing a plan', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('member');
  await page.goto('/settings');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('link', { name: 'Upgrade to Pro' }).click();
  await page.waitForURL('**/store');
  const pro = page.locator('#pro');
  await expect(pro.getByText(/There is no Pro plan and no monthly fee/)).toBeVisible();
  expect(await pro.getByRole('link').allInnerTexts()).toEqual(['120 credits', 'Core']);
  await expect(pro).toHaveText(/£20\.00[\s\S]*\$49/, { useInnerText: true });
});

test('lets shelves fail and be reloaded separately', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  for (const path of ['products', 'articles', 'podcasts']) {
    await page.route(new RegExp(`/api/${path}(\\?|$)`), (route) => route.abort());
  }
  // With a trailing slash, the page comes without its lists, and the app requests them.
  await page.goto('/store/');
  for (const what of ['products', 'papers', 'episodes']) {
    await expect(page.getByText(`We couldn’t load the ${what}`)).toBeVisible();
  }
  await expectNoAxeViolations(page);
  await page.unrouteAll();
  for (const shelf of ['#files', '#papers', '#episodes']) {
    await page.locator(shelf).getByRole('button', { name: 'Try again' }).click();
  }
  await expect(page.getByRole('button', { name: 'Buy Some cards' })).toBeVisible();
  await expect(page.getByRole('link', { name: samplePodcasts.paid.title })).toBeVisible();
  await expect(page.getByRole('link', { name: sampleArticles.paid.title })).toBeVisible();
});
