import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations } from '../support/browser.ts';
import { sampleArticles } from '../support/sample-articles.ts';

const { paid } = sampleArticles;

test.beforeAll(({ site }) =>
  site.seedArticles(
    ['Marl', 'Basalt', 'Chert'].map((title, index) => ({
      ...paid,
      id: title.toLowerCase(),
      title,
      priceMinor: [300, 900, 100][index]!,
      publishedAt: `2026-03-0${3 - index}T10:00:00.000Z`,
    })),
  ),
);

const expectTitles = (page: Page, titles: string[]) =>
  expect
    .poll(() => page.getByRole('rowheader').evaluateAll((all) => all.map((one) => one.textContent)))
    .toEqual(titles.map((title) => expect.stringContaining(title)));

test('a list is sorted by its headers, and keeps the order after a reload and a search', async ({
  site,
}) => {
  const page = await site.open('admin');
  await page.goto('/admin/articles');
  await expectTitles(page, ['Marl', 'Basalt', 'Chert']);

  const header = (name: string) => page.getByRole('columnheader', { name });
  await header('Title').getByRole('button').click();
  await expectTitles(page, ['Basalt', 'Chert', 'Marl']);
  await expect(header('Title')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('table', { name: 'articles: Title, A to Z' })).toBeVisible();
  await header('Title').getByRole('button').click();
  await expectTitles(page, ['Marl', 'Chert', 'Basalt']);
  await expect(header('Title')).toHaveAttribute('aria-sort', 'descending');

  await header('Price').getByRole('button').click();
  await expectTitles(page, ['Chert', 'Marl', 'Basalt']);
  await expect(header('Title')).not.toHaveAttribute('aria-sort');
  await expect(page).toHaveURL(/\?sort=price$/);
  await page.reload();
  await expectTitles(page, ['Chert', 'Marl', 'Basalt']);
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('marl');
  await expectTitles(page, ['Marl']);
  await expect(page.getByLabel('Sort', { exact: true })).toHaveValue('price');
  await expectNoAxeViolations(page);
});

test('on a phone a field sorts the cards', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('admin', { width: 320, height: 800 });
  await page.goto('/admin/articles');
  await page.getByLabel('Sort', { exact: true }).selectOption('Price, highest first');
  await expectTitles(page, ['Basalt', 'Marl', 'Chert']);
  await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectNoAxeViolations(page);
});
