import type { Page } from '@playwright/test';
import type { Session } from '#shared/contracts/auth.ts';
import { expect, test } from '../support/browser-test.ts';
import { holdApp, undecided } from '../support/browser.ts';
import { paidArticle } from '../support/buy-article.ts';
import { seedBundle } from '../support/buy-bundle.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';
import { sampleProduct, seedProduct } from '../support/sample-products.ts';

/** A member who has bought nothing. */
let member: Session;
let bundle: { id: string };

test.beforeAll(async ({ site }) => {
  await Promise.all([site.seedArticles(), site.seedPodcasts(), seedProduct(site)]);
  bundle = await seedBundle(site, 500, [400, 300]);
  member = await site.register();
});

const pages: [name: string, path: () => string, width: number, long?: boolean][] = [
  ['an article', () => `/articles/${paidArticle.id}`, 1280],
  ['an article on a phone', () => `/articles/${paidArticle.id}`, 390, true],
  ['an episode', () => `/podcasthub/${samplePodcasts.paid.id}`, 390, true],
  ['a product', () => `/store/${sampleProduct.id}`, 390, true],
  ['a bundle', () => `/store/bundles/${bundle.id}`, 390, true],
  ['the library', () => '/articles', 390, true],
  ['the podcast hub', () => '/podcasthub', 390, true],
  ['the store', () => '/store', 390, true],
  ['the page of Core', () => '/core', 390, true],
];

// A button that moves under the pointer loses the click.
for (const [name, path, width, long] of pages) {
  test(
    `does not move a button of ${name} while the app finds out what a member owns`,
    long ? { tag: '@long' } : {},
    async ({ site }) => {
      const page = await site.openAs(member);
      await page.setViewportSize({ width, height: 900 });
      const start = await holdApp(page);
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/purchase', async (route) => {
        if (route.request().method() === 'GET') await answered;
        return route.fallback();
      });
      await page.goto(path());
      await expect(page.locator('main [data-offer]').first()).toBeAttached();
      const served = await places(page);
      start();
      await expect(undecided(page)).toBeAttached();
      expect(await places(page)).toMatchObject(served);
      answer();
      await expect(page.locator('main [data-offer]:visible').first()).toBeVisible();
      expect(await places(page)).toMatchObject(served);
    },
  );
}

/** Returns the positions of the visible buttons and links of the page, by their names. */
function places(page: Page): Promise<Record<string, string>> {
  return page.locator('main :is(a, button):visible').evaluateAll((parts) =>
    Object.fromEntries(
      parts.map((part) => {
        const { left, top } = part.getBoundingClientRect();
        return [part.textContent, `${Math.round(left)}, ${Math.round(top + scrollY)}`];
      }),
    ),
  );
}
