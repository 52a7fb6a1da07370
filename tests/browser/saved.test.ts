import type { Page } from '@playwright/test';
import { buyArticle, paidArticle } from '../support/buy-article.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { expectNoBarrier } from '../support/every-look.ts';
import { sampleArticles } from '../support/sample-articles.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';

const episode = samplePodcasts.free;

test.beforeAll(async ({ site }) => {
  await site.seedArticles();
  await site.seedPodcasts();
});

/** Waits for the mark, so that the page is not left before it is stored. */
async function mark(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

test('collects bookmarks, favourites and likes, with links to their items', async ({ site }) => {
  const page = await site.open('member');
  await page.goto('/saved');
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(`/articles/${paidArticle.id}`);
  await mark(page, 'Bookmark');
  await mark(page, 'Favourite');
  await page.goto('/podcasthub');
  await mark(page, `Like ${episode.title}`);
  await page.evaluate(
    ([gone, other]) => {
      const marks = JSON.parse(localStorage.getItem('bookmarks') ?? '[]') as string[];
      localStorage.setItem('bookmarks', JSON.stringify([gone, other, ...marks]));
    },
    ['no-longer-there', sampleArticles.free.id] as const,
  );
  await page.goto('/about');
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('link', { name: 'Saved' }).click();
  await expect(page.getByRole('heading', { name: 'Saved', level: 1 })).toBeVisible();
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(page.getByText('No longer available')).toBeVisible();
  await expect(rows.filter({ hasText: episode.title })).toContainText('Liked episode');
  await expectNoBarrier(page, 'saved');
  await page.getByRole('tab', { name: /Bookmarks/ }).click();
  await page.waitForURL('**/saved?kind=bookmarks');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove bookmark: An item' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last().getByRole('button')).toBeFocused();
  await page.reload();
  await expect(rows).toHaveCount(2);
  await rows.getByRole('link', { name: paidArticle.title }).click();
  await page.waitForURL(`**/articles/${paidArticle.id}`);
  await page.goto('/saved');
  // Five rows without the one that was removed. From the last row, the focus moves up.
  await rows.last().getByRole('button').click();
  await expect(rows).toHaveCount(3);
  await expect(rows.last().getByRole('button')).toBeFocused();
  for (const left of [2, 1, 0]) {
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(left);
  }
  await expect(page.getByRole('heading', { name: 'Saved', level: 1 })).toBeFocused();
});

test('shows the price of a saved paper until it is bought', async ({ site }) => {
  const { buyer } = await buyArticle(site);
  for (const [page, price] of [
    [await site.openAs(buyer), 'Yours'],
    [await site.open('guest'), '£'],
  ] as const) {
    await page.addInitScript(
      (id) => localStorage.setItem('bookmarks', JSON.stringify([id])),
      paidArticle.id,
    );
    await page.goto('/saved');
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toContainText(price);
  }
});

test('shows purchases with their covers', { tag: '@long' }, async ({ site }) => {
  const { buyer } = await buyArticle(site);
  const page = await site.openAs(buyer);
  await page.goto('/purchases');
  await expect(page.getByRole('heading', { name: paidArticle.title })).toBeVisible();
  await expectNoBarrier(page, 'purchases');
  expectNoPageProblems(page);
});
