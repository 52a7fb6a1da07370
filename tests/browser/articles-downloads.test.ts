import type { Page } from '@playwright/test';
import { putLargeFile, savedSha256, sha256 } from '../support/article-pages.ts';
import { expectNoAxeViolations, expectNoPageProblems, slowDown } from '../support/browser.ts';
import { buyArticle, paidArticle } from '../support/buy-article.ts';
import { sampleArticles, samplePdf } from '../support/sample-articles.ts';
import { expect, test } from '../support/browser-test.ts';

let paidSha256: string;
const bytes = 6_000_000;

test.beforeAll(async ({ site }) => {
  await site.seedArticles();
  paidSha256 = await putLargeFile(site, paidArticle, bytes);
});

const percent = async (page: Page) =>
  Number(await page.getByRole('progressbar').getAttribute('value'));

test('gives a free article to a guest', async ({ site }) => {
  const page = await site.open();
  await page.goto(`/articles/${sampleArticles.free.id}`);
  const saving = page.waitForEvent('download');
  // It is announced only briefly, so the test waits for it from the start.
  const complete = page.getByText('100%').waitFor();
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('water-table.pdf');
  expect(await savedSha256(download)).toBe(sha256(samplePdf(sampleArticles.free)));
  await complete;
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  expectNoPageProblems(page);
});

test(
  'resumes where it was interrupted, and ends with the same file',
  { tag: '@long' },
  async ({ site }) => {
    const { buyer } = await buyArticle(site);
    const page = await site.openAs(buyer);
    const sent: Promise<Record<string, string>>[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).searchParams.has('X-Amz-Signature'))
        sent.push(request.allHeaders());
    });
    await page.goto('/purchases');
    await slowDown(page, 200_000);
    await page.getByRole('button', { name: 'Download Again' }).click();
    await expect.poll(() => percent(page), { timeout: 10_000 }).toBeGreaterThan(10);
    await page.context().setOffline(true);
    await expect(page.getByText('Download paused').first()).toBeVisible();
    await expectNoAxeViolations(page);
    await page.context().setOffline(false);
    await slowDown(page, -1);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Resume' }).click();
    const download = await saving;
    expect(await savedSha256(download)).toBe(paidSha256);
    expect(download.suggestedFilename()).toBe('porosity.pdf');
    const asked = await Promise.all(sent);
    expect(asked).toHaveLength(2);
    const first = Number(/^bytes=(\d+)-$/.exec(asked[1]!['range'] ?? '')?.[1]);
    expect(first).toBeGreaterThan(bytes / 10);
    expect(first).toBeLessThan(bytes);
    expect(asked.map(({ authorization }) => authorization)).toEqual([undefined, undefined]);
  },
);

test('can be cancelled, and explains failures', { tag: '@long' }, async ({ site }) => {
  const { buyer } = await buyArticle(site);
  const page = await site.openAs(buyer);
  await page.goto(`/articles/${paidArticle.id}`);
  await slowDown(page, 1_000_000);
  await page.getByRole('button', { name: 'Download Again' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Download Again' })).toBeVisible();
  expect(await page.getByRole('progressbar').count()).toBe(0);

  await page.route('**/download/token', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await page.getByRole('button', { name: 'Download Again' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Download failed' });
  await expect(failure).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute('**/download/token');
  await slowDown(page, -1);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(await savedSha256(await saving)).toBe(paidSha256);
});

test('lists what is owned, with a receipt at its own address', async ({ site }) => {
  const { buyer, sessionId } = await buyArticle(site);
  await site.stripe.refund(sessionId, 100);
  await site.stripe.idle();
  const page = await site.openAs(buyer, { colorScheme: 'dark', width: 320 });
  await page.goto('/purchases');
  await expect(page.getByText('£1.00 refunded')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: /^Receipt/ }).click();
  await page.waitForURL(`**/purchases?receipt=${sessionId}`);
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt.getByText(buyer.email)).toBeVisible();
  await expect(receipt.getByRole('row', { name: 'Paid after refund £3.50' })).toHaveCount(1);
  await expectNoAxeViolations(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  // The dialog's frame is hidden, so it cannot be found by its role.
  await expect(page.locator('dialog[open]').getByText(buyer.email)).toBeVisible();
  expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.goBack();
  await expect(receipt).toHaveCount(0);

  await page.goto('/purchases?q=no+such+rock');
  await expect(page.getByText('No purchases found')).toBeVisible();
  await expect(page.getByRole('search', { name: 'Purchases' })).toContainText('Showing 0 of 1');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.waitForURL('**/purchases');
  await expect(page.getByRole('link', { name: /^Receipt/ })).toBeVisible();

  await page.goto('/purchases?receipt=cs_test_other');
  await expect(page.getByText('We could not find this purchase in your account.')).toBeVisible();
});

test(
  'leads a member without purchases to the library, and a guest to sign in',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.openAs(await site.register());
    await page.goto('/purchases');
    await expect(page.getByText('Nothing here yet')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Open the library' }).click();
    await page.waitForURL('**/articles');
    const guest = await site.open();
    await guest.goto('/purchases');
    await guest.waitForURL('**/login?next=%2Fpurchases');
  },
);
