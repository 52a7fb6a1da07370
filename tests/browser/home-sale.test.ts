import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, startApp } from '../support/browser.ts';
import { sampleArticles } from '../support/sample-articles.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';
import { sampleProduct, seedProduct } from '../support/sample-products.ts';

const { free, paid } = sampleArticles;
const likeIt = (id: string, day: number) => ({
  ...paid,
  id,
  title: `Soils: ${id}`,
  publishedAt: `2026-11-0${day}T09:00:00.000Z`,
});

test(
  'shows what is for sale without scripts, and nothing in an empty shop',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.openWith({ javaScriptEnabled: false });
    await page.goto('/');
    const heading = page.getByRole('heading', { name: 'To read, to hear, to keep' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(heading).toHaveCount(0);
    await site.seedArticles([free]);
    await site.seedPodcasts();
    await seedProduct(site);
    await expect
      .poll(async () => (await page.goto('/'), heading.count()), { timeout: 15_000 })
      .toBe(1);
    for (const { title } of [free, samplePodcasts.paid, sampleProduct]) {
      await expect(page.getByRole('link', { name: title })).toBeVisible();
    }
    await page.getByRole('link', { name: sampleProduct.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: sampleProduct.title })).toBeVisible();
  },
);

test(
  'comes with the page, and is requested only after a visit to another page',
  { tag: '@long' },
  async ({ site }) => {
    await site.seedArticles([free]);
    const page = await site.open();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/home')) asked.push(request.url());
    });
    await page.goto('/');
    const link = page.getByRole('link', { name: free.title });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: free.title })).toBeVisible();
    expect(asked).toEqual([]);
    await page.goto('/about');
    await startApp(page);
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await expect(link).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(link).toBeVisible();
    expect(asked).toHaveLength(1);
  },
);

test('is left out if what is for sale fails to load', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.route('**/api/home', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/about');
  await startApp(page);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: 'Explore Tools' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'To read, to hear, to keep' })).toHaveCount(0);
});

test(
  'shows what an administrator chooses, and says when it is full',
  { tag: '@long' },
  async ({ site }) => {
    const names = ['clay', 'loess', 'peat', 'sand'];
    await site.seedArticles(names.map((name, index) => likeIt(name, index + 1)));
    const page = await site.open('admin');
    await page.goto('/admin/articles?q=Soils');
    const show = async (...chosen: string[]) => {
      for (const name of chosen) await page.getByLabel(`Select “Soils: ${name}”`).check();
      await page.getByRole('button', { name: 'Show on home page' }).click();
    };
    await show('clay', 'loess', 'peat');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('3 articles will be shown on the home page.')).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: /^Show on the home page/ }).click();
    await expect(page.getByRole('row', { name: /Soils: clay/ })).toContainText('On home page');
    await show('sand');
    await expect(dialog.getByText('Take one off first.')).toContainText('“Soils: clay”');
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    const guest = await site.open();
    const links = guest.locator('[data-kind="article"] h4');
    const shown = async () => {
      await guest.goto('/');
      return links.allTextContents();
    };
    await expect.poll(shown).toEqual(['Soils: clay', 'Soils: loess', 'Soils: peat']);
  },
);
