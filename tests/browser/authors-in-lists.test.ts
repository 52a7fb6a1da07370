import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { card, hubEpisodes } from '../support/hub-pages.ts';
import { sampleProduct, seedProduct } from '../support/sample-products.ts';

const long = 'Maria Magdalena von und zu Hohenstein-Lichtenberg';
const [first, second, ...others] = hubEpisodes;

test('episodes show their authors, also in the page that the server sends, and are found by them', async ({
  site,
}) => {
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoAxeViolations(page);
  await page.getByLabel('Search episodes').fill('hohenstein');
  await expect(page.getByText('1 episode').first()).toBeVisible();
  await expect(card(page, first!.id)).toBeVisible();
  expectNoPageProblems(page);
});

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
