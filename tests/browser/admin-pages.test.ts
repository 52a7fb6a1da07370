import type { Page } from '@playwright/test';
import { adminLinks } from '#web/src/features/admin/parts/admin-links.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoPageProblems } from '../support/browser.ts';
import { seedBundle } from '../support/buy-bundle.ts';
import { seedProduct } from '../support/sample-products.ts';

test.beforeAll(async ({ site }) => {
  await Promise.all([site.seedArticles(), site.seedPodcasts(), seedProduct(site)]);
  await seedBundle(site, 900, [500, 500]);
});

/** What each page shows once it has loaded the shop's data. */
const shown: Record<string, string> = {
  Dashboard: 'No sales in this period',
  Orders: 'No sales yet',
  Articles: '4 articles',
  Podcasts: '2 episodes',
  Products: '1 product',
  Authors: 'No authors yet',
  Codes: 'No discount codes yet',
  Bundles: '1 bundle',
  Users: '@example.test',
  Waitlists: 'No sign-ups yet',
  Reviews: 'No reviews are waiting',
  Requests: 'No open requests',
  'Rated replies': 'No reply has been rated yet',
  'Audit log': 'No actions yet',
  Status: 'Everything works',
};

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Administration' });

async function follow(page: Page, label: string): Promise<void> {
  const link = navigation(page).getByRole('link', { name: label, exact: true });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}

test('every admin page opens from the navigation, and shows what it loads', async ({ site }) => {
  const page = await site.open('admin');
  await page.goto('/admin');
  for (const { label } of adminLinks) {
    await follow(page, label);
    await expect(page.getByRole('heading', { level: 1 }), label).toHaveCount(1);
    await expect(page.getByRole('main'), label).toContainText(shown[label]!);
    await expect(page.locator('main [aria-busy=true]'), label).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' }), label).toHaveCount(0);
  }
  expectNoPageProblems(page);
});

test('every form for a new item opens empty, and names what it needs', async ({ site }) => {
  const page = await site.open('admin');
  await page.goto('/admin');
  for (const [list, kind] of [
    ['Articles', 'article'],
    ['Podcasts', 'episode'],
    ['Products', 'product'],
    ['Authors', 'author'],
    ['Codes', 'code'],
    ['Bundles', 'bundle'],
  ] as const) {
    await follow(page, list);
    await page
      .getByRole('link', { name: `New ${kind}` })
      .first()
      .click();
    await page.getByRole('button', { name: `Create ${kind}` }).click();
    await expect(page.locator('main [aria-invalid=true]').first(), kind).toBeFocused();
  }
  expectNoPageProblems(page);
});
