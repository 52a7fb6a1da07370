import { payWith, savedSha256, sha256 } from '../support/article-pages.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { downloadInNewTab } from '../support/hub-pages.ts';
import { sampleProduct, sampleProductBytes, seedProduct } from '../support/sample-products.ts';

const { title } = sampleProduct;

test(
  'says so if a shelf is empty, and tells an administrator how to fill it',
  { tag: '@long' },
  async ({ site }) => {
    const titles = ['Nothing for sale here right now', 'No papers yet', 'No episodes yet'];
    const page = await site.open();
    await page.goto('/store');
    for (const title of titles) await expect(page.getByText(title)).toBeVisible();
    for (const [path, title, elsewhere] of [
      ['/articles', 'The library is empty', 'Open the podcast hub'],
      ['/podcasthub', 'No episodes yet', 'Read while you wait'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(title)).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: elsewhere })).toBeVisible();
      expect(await main.getByRole('button', { name: /^Clear/ }).count()).toBe(0);
    }
    expectNoPageProblems(page);

    const admin = await site.open('admin');
    await admin.goto('/store');
    for (const [link, heading] of [
      ['New product', 'New product'],
      ['New article', 'New article'],
      ['New episode', 'New episode'],
    ] as const) {
      await admin.getByRole('main').getByRole('link', { name: link }).click();
      await expect(admin.getByRole('heading', { name: heading })).toBeVisible();
      await admin.goBack();
    }
    for (const [path, link, file] of [
      ['/articles', 'New article', 'PDF'],
      ['/podcasthub', 'New episode', 'audio'],
    ] as const) {
      await admin.goto(path);
      await expect(admin.getByText(`It appears here once it has its ${file}.`)).toBeVisible();
      await expect(admin.getByRole('main').getByRole('link', { name: link })).toBeVisible();
    }
    expectNoPageProblems(admin);
  },
);

test('sells a product, from the store to the file', { tag: '@long' }, async ({ site }) => {
  await seedProduct(site);
  const guest = await site.open();
  await guest.goto('/store');
  await guest.getByRole('button', { name: `Buy ${title}` }).click();
  await expect(guest.getByText('Log in first')).toBeVisible();

  const page = await site.openAs(await site.register());
  await page.goto('/store');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('US$12.00');
  await expectNoAxeViolations(page);
  const counted = page.waitForResponse(`**/api/pages/product/${sampleProduct.id}/views`);
  await page.getByRole('link', { name: title }).click();
  await page.waitForURL(`**/store/${sampleProduct.id}`);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused();
  expect((await counted).status()).toBe(200);
  await expect(page.getByText('Secure payment by Stripe.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: `Buy ${title}` }).dblclick();
  await page.waitForURL(/_local\/stripe\/checkout/);
  await payWith(page);
  await page.waitForURL(/\/success\?/);
  await expect(page.getByText('Paid US$12.00')).toBeVisible();
  await page.goto('/store');
  await expect(page.getByText('Owned', { exact: true })).toBeVisible();
  const save = page.getByRole('button', { name: `Download ${title}` });
  const download = await downloadInNewTab(page, () => save.click());
  expect(download.suggestedFilename()).toBe('handbook.pdf');
  expect(await savedSha256(download)).toBe(sha256(sampleProductBytes));
  expectNoPageProblems(page);
});

test(
  'gives a free product to everybody, on a phone in the dark',
  { tag: '@long' },
  async ({ site }) => {
    const free = { ...sampleProduct, id: 'prod-free', title: 'A free legend', priceMinor: 0 };
    const file = {
      ...sampleProduct.file!,
      key: 'products/prod-free/legend.pdf',
      name: 'legend.pdf',
    };
    await seedProduct(site, { ...free, file });
    const page = await site.open('guest', { width: 390, colorScheme: 'dark' });
    await page.goto('/store');
    const link = page.getByRole('link', { name: 'Download A free legend' });
    await expect(link).toBeVisible();
    await expectNoAxeViolations(page);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('legend.pdf');
  },
);

test('finds one of many products, at an address to share', { tag: '@long' }, async ({ site }) => {
  const titles = [
    'density–neutron plots',
    'the driller’s log',
    'maps',
    'cuttings',
    'logs',
    'cores',
  ];
  for (const [index, subject] of titles.entries()) {
    const id = `prod-many-${index}`;
    const file = { ...sampleProduct.file!, key: `products/${id}/file.pdf` };
    const category = index < 3 ? 'E-books' : 'Field cards';
    await seedProduct(site, { ...sampleProduct, id, title: `On ${subject}`, category, file });
  }
  const page = await site.open('guest', { width: 320, colorScheme: 'dark' });
  await page.goto('/store');
  const form = page.getByRole('search', { name: 'Products' });
  const found = page.locator('#files ul').last().getByRole('heading', { level: 3 });
  await form.getByLabel('Search e-books and files').fill('densty neutron');
  await expect(found).toHaveText(['On density–neutron plots']);
  await page.waitForURL('**/store?q=densty+neutron');
  await expectNoAxeViolations(page);

  await page.goto("/store?q=driller's");
  await expect(found).toHaveText(['On the driller’s log']);
  await form.getByLabel('Search e-books and files').fill('basalt');
  await expect(form.getByText('Nothing here has “basalt” in its title')).toBeVisible();
  await expect(found).toHaveCount(0);
  await form.getByLabel('Search e-books and files').fill('field cards');
  await expect(found).toHaveCount(3);
  await page.getByRole('link', { name: /^E-books \d/ }).click();
  await page.waitForURL('**/store?category=E-books&q=field+cards');
  await expect(form.getByText('Nothing here has “field cards” in its title')).toBeVisible();
  await form.getByLabel('Search e-books and files').fill('maps');
  await page.waitForURL('**/store?category=E-books&q=maps');
  await expect(found).toHaveText(['On maps']);
  await page.getByRole('link', { name: /^All \d/ }).click();
  await page.waitForURL('**/store?q=maps');
  await form.getByLabel('Search e-books and files').fill('');
  await page.waitForURL('**/store');
  await expect(found.nth(5)).toBeVisible();
  expectNoPageProblems(page);
});
