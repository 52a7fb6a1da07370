import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { payWith, tabTo } from '../support/article-pages.ts';
import { browserSite } from '../support/browser-site.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { eventually } from '../support/hub-pages.ts';
import { sampleArticles } from '../support/sample-articles.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';
import { sampleProduct, seedProduct } from '../support/sample-products.ts';

const { site, open } = browserSite();

const products = [
  { ...sampleProduct, id: 'prod-book', title: 'A book of wells', category: 'E-books' },
  { ...sampleProduct, id: 'prod-book-2', title: 'A book of maps', category: 'E-books' },
  { ...sampleProduct, id: 'prod-cards', title: 'Some cards', category: 'Field cards' },
];

beforeAll(async () => {
  await site().seedArticles();
  await site().seedPodcasts();
  for (const product of products) {
    const file = { ...product.file!, key: `products/${product.id}/file.pdf` };
    await seedProduct(site(), { ...product, file });
  }
});

const buyCredits = (page: Page) => page.getByRole('button', { name: /^Buy 50 credits/ });
const titles = (page: Page) =>
  page
    .getByRole('list', { name: /^(E-books and files|E-books|Field cards)$/ })
    .getByRole('heading')
    .allInnerTexts();

it('shows all that has a price, credits first', async () => {
  const page = await open('member');
  await page.goto('/store');
  await page.getByRole('button', { name: 'Buy A book of wells' }).waitFor();
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
  await page.getByRole('dialog', { name: sampleArticles.paid.title }).waitFor();
  expectNoPageProblems(page);
  await page.context().close();
});

it('has the credits in view at once, on a phone too, for whoever ran out of them', async () => {
  const page = await open('member', { width: 390, height: 844 });
  await page.goto('/store');
  const heading = page.getByRole('heading', { name: 'Chat credits' });
  await heading.waitFor();
  const { y } = (await heading.boundingBox())!;
  expect(y).toBeLessThan(700);
  await page.context().close();
});

it('filters by category, with an address to share and to go back from', async () => {
  const page = await open('guest', { width: 320, colorScheme: 'dark' });
  await page.goto('/store');
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await categories.getByRole('link', { name: 'All 3' }).waitFor();
  expect(await titles(page)).toHaveLength(3);
  await categories.getByRole('link', { name: 'Field cards 1' }).click();
  await page.waitForURL('**/store?category=Field+cards');
  await eventually(() => titles(page)).toEqual(['Some cards']);
  await expectNoAxeViolations(page);
  await page.goBack();
  await eventually(async () => (await titles(page)).length).toBe(3);
  await page.goto('/store?category=e-books');
  await categories.getByRole('link', { name: 'E-books 2' }).waitFor();
  await eventually(async () => (await titles(page)).toSorted()).toEqual([
    'A book of maps',
    'A book of wells',
  ]);
  const active = categories.getByRole('link', { name: 'E-books 2' });
  expect(await active.getAttribute('aria-current')).toBe('true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.context().close();
});

it('sells credits, with the keyboard alone, and brings the buyer to them', async () => {
  const page = await open('member', { session: await site().register() });
  await page.goto('/store');
  await buyCredits(page).waitFor();
  await tabTo(page, 'button', /^Buy 50 credits/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/_local\/stripe\/checkout/);
  await payWith(page);
  await page.getByText('50 credits added. Your balance: 55.').waitFor();
  await page.context().close();
});

it('keeps what a guest had wanted until after signing in, and tells of a cancelled checkout', async () => {
  const page = await open();
  await page.goto('/store');
  await buyCredits(page).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/login\?next=%2Fstore%3Fpackage%3Dmedium/);
  await page.goto('/store?checkout=cancelled');
  await page.getByText('Checkout cancelled').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.waitForURL(`${site().siteUrl}/store`);
  await page.context().close();
});

it('says what Upgrade to Pro comes to, without inventing a plan', async () => {
  const page = await open('member');
  await page.goto('/settings');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('link', { name: 'Upgrade to Pro' }).click();
  await page.waitForURL('**/store');
  const pro = page.locator('#pro');
  await pro.getByText(/There is no Pro plan and no monthly fee/).waitFor();
  expect(await pro.getByRole('link').allInnerTexts()).toEqual(['120 credits', 'Core']);
  expect(await pro.innerText()).toMatch(/£20\.00[\s\S]*\$49/);
  await page.context().close();
});

it('lets each shelf fail by itself, and come on demand', async () => {
  const page = await open();
  for (const path of ['products', 'articles', 'podcasts']) {
    await page.route(new RegExp(`/api/${path}(\\?|$)`), (route) => route.abort());
  }
  // With a slash at its end the page comes without its lists, and the app asks for them.
  await page.goto('/store/');
  for (const what of ['products', 'papers', 'episodes']) {
    await page.getByText(`The ${what} could not be loaded`).waitFor();
  }
  await expectNoAxeViolations(page);
  await page.unrouteAll();
  for (const shelf of ['#files', '#papers', '#episodes']) {
    await page.locator(shelf).getByRole('button', { name: 'Retry' }).click();
  }
  await page.getByRole('button', { name: 'Buy Some cards' }).waitFor();
  await page.getByRole('link', { name: samplePodcasts.paid.title }).waitFor();
  await page.getByRole('link', { name: sampleArticles.paid.title }).waitFor();
  await page.context().close();
});
