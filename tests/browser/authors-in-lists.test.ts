import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { card, hubEpisodes } from '../support/hub-pages.ts';
import { sampleArticles } from '../support/sample-articles.ts';
import { sampleProduct, seedProduct } from '../support/sample-products.ts';

const long = 'Maria Magdalena von und zu Hohenstein-Lichtenberg';
const [first, second, ...others] = hubEpisodes;

test(
  'episodes show their authors, also in the page that the server sends, and are found by them',
  { tag: '@long' },
  async ({ site }) => {
    await site.seedPodcasts([{ ...first!, author: long }, second!, ...others]);
    const html = await (await fetch(`${site.siteUrl}/podcasthub`)).text();
    expect(html).toContain(`<li>${long}</li>`);
    const page = await site.open(undefined, { width: 390 });
    await page.goto('/podcasthub');
    await expect(card(page, second!.id).locator('li')).toHaveCount(1);
    // The beginning of a long name's second line is not cut off.
    const name = card(page, first!.id).getByText(long);
    const [line, list] = await name.evaluate((element) => {
      const range = new Range();
      range.selectNodeContents(element);
      const lines = [...range.getClientRects()];
      return [lines.at(-1)!.left, element.parentElement!.getBoundingClientRect().left];
    });
    const clipped = await name.evaluate(
      (element) => parseFloat(getComputedStyle(element.parentElement!).marginLeft) * -1,
    );
    expect(line).toBeGreaterThanOrEqual(list + clipped - 0.5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await expectNoAxeViolations(page);
    await page.getByLabel('Search episodes').fill('hohenstein');
    await expect(page.getByText('1 episode').first()).toBeVisible();
    await expect(card(page, first!.id)).toBeVisible();
    expectNoPageProblems(page);
  },
);

test('products show their authors in the store, also in the page that the server sends', async ({
  site,
}) => {
  await seedProduct(site, { ...sampleProduct, category: 'E-books', author: long });
  await seedProduct(site, { ...sampleProduct, id: 'plain', category: 'Files' });
  const html = await (await fetch(`${site.siteUrl}/store`)).text();
  expect(html).toContain(`E-books · ${long}`);
  const page = await site.open(undefined, { width: 390 });
  await page.goto('/store');
  await expect(page.getByText(`E-books · ${long}`)).toBeVisible();
  await expect(page.getByText('Files', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expectNoPageProblems(page);
});

test(
  'the author on the page of an item leads to the list of what they wrote',
  { tag: '@long' },
  async ({ site }) => {
    const { free, paid } = sampleArticles;
    await site.seedArticles([{ ...paid, author: long }, free]);
    await site.seedPodcasts([{ ...first!, author: long }, second!, ...others]);
    await seedProduct(site, { ...sampleProduct, title: 'By her', category: 'Files', author: long });
    await seedProduct(site, {
      ...sampleProduct,
      id: 'plain',
      title: 'By nobody',
      category: 'Files',
    });
    const page = await site.open();
    const follow = async (path: string) => {
      await page.goto(path);
      await page.getByRole('link', { name: long, exact: true }).click();
      await expect(page).toHaveURL(/\?author=Maria\+Magdalena/);
      await expect(page.getByText(`By ${long}.`)).toBeVisible();
    };

    await follow(`/articles/${paid.id}`);
    await expect(page.getByRole('link', { name: paid.title })).toBeVisible();
    await expect(page.getByRole('link', { name: free.title })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Show all', exact: true }).click();
    await expect(page.getByRole('link', { name: free.title }).first()).toBeVisible();

    await follow(`/podcasthub/${first!.id}`);
    await expect(card(page, first!.id)).toBeVisible();
    await expect(card(page, second!.id)).toHaveCount(0);

    await follow(`/store/${sampleProduct.id}`);
    await expect(page.getByRole('link', { name: 'By her' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'By nobody' })).toHaveCount(0);
    expectNoPageProblems(page);
  },
);
