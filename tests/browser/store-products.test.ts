import { expect, it } from 'vitest';
import { payWith, savedSha256, sha256 } from '../support/article-pages.ts';
import { browserSite } from '../support/browser-site.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { downloadInNewTab } from '../support/hub-pages.ts';
import { sampleProduct, sampleProductBytes, seedProduct } from '../support/sample-products.ts';

const { site, open } = browserSite();
const { title } = sampleProduct;

it('says so while nothing is on a shelf, and to an administrator how to fill it', async () => {
  const titles = ['Nothing for sale here right now', 'No papers yet', 'No episodes yet'];
  const page = await open();
  await page.goto('/store');
  for (const title of titles) await page.getByText(title).waitFor();
  await page.goto('/articles');
  await page.getByText('The library is empty').waitFor();
  expect(await page.getByRole('button', { name: 'Clear filters' }).count()).toBe(0);
  expectNoPageProblems(page);
  await page.context().close();

  const admin = await open('admin');
  await admin.goto('/store');
  for (const [link, heading] of [
    ['New product', 'New product'],
    ['New article', 'New article'],
    ['New episode', 'New episode'],
  ] as const) {
    await admin.getByRole('main').getByRole('link', { name: link }).click();
    await admin.getByRole('heading', { name: heading }).waitFor();
    await admin.goBack();
  }
  for (const [path, link] of [
    ['/articles', 'New article'],
    ['/podcasthub', 'New episode'],
  ] as const) {
    await admin.goto(path);
    await admin.getByRole('main').getByRole('link', { name: link }).waitFor();
  }
  expectNoPageProblems(admin);
  await admin.context().close();
});

it('sells a product, from the store to the file', async () => {
  await seedProduct(site());
  const guest = await open();
  await guest.goto('/store');
  await guest.getByRole('button', { name: `Buy ${title}` }).click();
  await guest.getByText('Log in first').waitFor();
  await guest.context().close();

  const page = await open('member', { session: await site().register() });
  await page.goto('/store');
  expect(await page.getByRole('listitem').filter({ hasText: title }).textContent()).toContain(
    'US$12.00',
  );
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: `Buy ${title}` }).dblclick();
  await page.waitForURL(/_local\/stripe\/checkout/);
  await payWith(page);
  await page.waitForURL(/\/success\?/);
  await page.getByText('Paid US$12.00').waitFor();
  await page.goto('/store');
  await page.getByText('Owned', { exact: true }).waitFor();
  const save = page.getByRole('button', { name: `Download ${title}` });
  const download = await downloadInNewTab(page, () => save.click());
  expect(download.suggestedFilename()).toBe('handbook.pdf');
  expect(await savedSha256(download)).toBe(sha256(sampleProductBytes));
  expectNoPageProblems(page);
  await page.context().close();
});

it('gives a free product to everybody, on a phone in the dark', async () => {
  const free = { ...sampleProduct, id: 'prod-free', title: 'A free legend', priceMinor: 0 };
  const file = { ...sampleProduct.file!, key: 'products/prod-free/legend.pdf', name: 'legend.pdf' };
  await seedProduct(site(), { ...free, file });
  const page = await open('guest', { width: 390, colorScheme: 'dark' });
  await page.goto('/store');
  const link = page.getByRole('link', { name: 'Download A free legend' });
  await link.waitFor();
  await expectNoAxeViolations(page);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('legend.pdf');
  await page.context().close();
});
