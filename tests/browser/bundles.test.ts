import { payWith } from '../support/article-pages.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { paidArticle } from '../support/buy-article.ts';
import { buy, seedBundle } from '../support/buy-bundle.ts';

const [moraines, drumlins, eskers] = [
  { ...paidArticle, id: 'bundled-1', title: 'Moraines', priceMinor: 1000 },
  { ...paidArticle, id: 'bundled-2', title: 'Drumlins', priceMinor: 600 },
  { ...paidArticle, id: 'bundled-3', title: 'Eskers', priceMinor: 400 },
] as const;
const title = 'Everything glacial';

test.beforeAll(({ site }) => site.seedArticles([moraines, drumlins, eskers]));

test(
  'are created in the admin area, cheaper for owners of an item, and owned item by item',
  { tag: '@long' },
  async ({ site }) => {
    const guest = await site.open();
    await guest.goto('/store');
    await expect(guest.getByRole('heading', { name: 'Papers', exact: true })).toBeVisible();
    await expect(guest.getByRole('heading', { name: 'Bundles' })).toHaveCount(0);

    const desk = await site.open('admin');
    await desk.goto('/admin');
    await desk.getByRole('link', { name: 'Bundles' }).click();
    await desk.getByRole('link', { name: 'New bundle' }).first().click();
    await desk.getByLabel('Title').fill(title);
    await desk.getByLabel('Price in GBP').fill('20.01');
    await desk.getByRole('button', { name: 'Create bundle' }).click();
    await expect(desk.getByText('Choose at least 2 items')).toBeVisible();
    for (const { title: item } of [moraines, drumlins, eskers]) {
      await desk.getByLabel('Find an item').fill(item);
      await desk.getByRole('button', { name: `Add ${item}` }).click();
    }
    await expect(desk.getByText('Bought separately: £20.00')).toBeVisible();
    await expectNoAxeViolations(desk);
    await desk.reload();
    await expect(desk.getByText('Bought separately: £20.00')).toBeVisible();
    await desk.getByRole('button', { name: 'Create bundle' }).click();
    await expect(desk.getByText(/must not be more than its items cost separately/)).toBeVisible();
    await desk.getByLabel('Price in GBP').fill('15');
    await desk.getByRole('button', { name: 'Create bundle' }).click();
    await expect(desk.getByRole('row', { name: title })).toContainText('3 items: Moraines');
    await expectNoAxeViolations(desk);

    await guest.reload();
    const offer = guest.getByRole('listitem').filter({ hasText: title });
    await expect(offer).toContainText('£15.00');
    await expect(offer).toContainText('You save £5.00');
    await expectNoAxeViolations(guest);
    await guest.getByRole('button', { name: `Buy ${title}` }).click();
    await expect(guest.getByText('Log in first')).toBeVisible();
    expectNoPageProblems(guest);

    // What search engines and visitors without scripts get.
    const plain = await site.openWith({ javaScriptEnabled: false });
    await plain.goto(`/articles/${moraines.id}`);
    await expect(
      plain.getByText('3 items for £15.00, £5.00 less than bought separately'),
    ).toBeVisible();
    await plain.getByRole('link', { name: title }).click();
    await expect(plain.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(plain.getByText('You save £5.00')).toBeVisible();
    await expect(plain.getByRole('link', { name: drumlins.title })).toBeVisible();

    const buyer = await site.register();
    await buy(site, buyer, 'article', moraines.id);
    const page = await site.openAs(buyer);
    await page.goto('/store');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused();
    await expect(page.getByText('£15.00 for all, less the share of what you own')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Buy the rest' }).click();
    await page.getByRole('button', { name: 'Pay £7.50' }).waitFor();
    await payWith(page);
    await expect(page.locator('main')).toContainText('Paid £7.50.');
    await expect(page.getByText('Its items are in My Purchases')).toBeVisible();
    await page.goto('/purchases');
    await expect(page.getByText(`From the bundle “${title}”`)).toHaveCount(2);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Receipt for Eskers' }).click();
    const receipt = page.locator('[data-receipt]');
    await expect(receipt).toContainText('What you owned already');
    await expect(receipt).toContainText('−£7.50');
    await page.goto('/store');
    await expect(page.getByText('You own all of it')).toBeVisible();
    expectNoPageProblems(page);

    await desk.goto('/admin/orders');
    await desk.getByRole('link', { name: title }).click();
    await expect(desk.getByRole('list', { name: 'Items of the bundle' })).toContainText(
      'Drumlins, £4.50',
    );
    await desk.getByRole('button', { name: 'Refund' }).click();
    await expect(desk.getByText(/loses access to 2 items of this bundle/)).toBeVisible();
    expectNoPageProblems(desk);
  },
);

test('costs the owner of an item less, and is owned item by item', async ({ site }) => {
  const { title: name, parts } = await seedBundle(site, 1500, [1000, 600, 400]);
  const buyer = await site.register();
  await buy(site, buyer, 'article', parts[0]!.resourceId);
  const page = await site.openAs(buyer);
  await page.goto('/store');
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Buy the rest' }).click();
  await page.getByRole('button', { name: 'Pay £7.50' }).waitFor();
  await payWith(page);
  await expect(page.locator('main')).toContainText('Paid £7.50.');
  await page.goto('/purchases');
  await expect(page.getByText(`From the bundle “${name}”`)).toHaveCount(2);
  expectNoPageProblems(page);
});
