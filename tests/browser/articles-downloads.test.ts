import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Session } from '#shared/contracts/auth.ts';
import { putLargeFile, savedSha256, sha256 } from '../support/article-pages.ts';
import {
  expectNoAxeViolations,
  expectNoPageProblems,
  launchBrowser,
  openPage,
} from '../support/browser.ts';
import { buyArticle, paidArticle } from '../support/buy-article.ts';
import { eventually } from '../support/hub-pages.ts';
import { sampleArticles, samplePdf } from '../support/sample-articles.ts';
import { startSite } from '../support/start-site.ts';
import type { TestStack } from '../support/start-test-stack.ts';

let site: TestStack;
let browser: Browser;
let paidSha256: string;
const bytes = 6_000_000;

beforeAll(async () => {
  site = await startSite();
  await site.seedArticles();
  paidSha256 = await putLargeFile(site, paidArticle, bytes);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const open = (options: { session?: Session; colorScheme?: 'dark'; width?: number } = {}) =>
  openPage(browser, { siteUrl: site.siteUrl, ...options });

/** Slow enough that something can happen in the middle of a download. */
async function slowDown(page: Page, bytesPerSecond: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: -1,
  });
}

const percent = async (page: Page) =>
  Number(await page.getByRole('progressbar').getAttribute('value'));

it('gives a free article to a guest', async () => {
  const page = await open();
  await page.goto(`/articles/${sampleArticles.free.id}`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('water-table.pdf');
  expect(await savedSha256(download)).toBe(sha256(samplePdf(sampleArticles.free)));
  await page.getByText('100%').waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Download' }).waitFor();
  expectNoPageProblems(page);
  await page.context().close();
});

it('goes on from where it was interrupted, and ends with the very same file', async () => {
  const { buyer } = await buyArticle(site);
  const page = await open({ session: buyer });
  const sent: Promise<Record<string, string>>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).searchParams.has('X-Amz-Signature')) sent.push(request.allHeaders());
  });
  await page.goto('/purchases');
  await slowDown(page, 2_000_000);
  await page.getByRole('button', { name: 'Download Again' }).click();
  await expect.poll(() => percent(page), { timeout: 10_000 }).toBeGreaterThan(10);
  await page.context().setOffline(true);
  await page.getByText('Download paused').first().waitFor();
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
  await page.context().close();
});

it('can be cancelled, and fails in words', async () => {
  const { buyer } = await buyArticle(site);
  const page = await open({ session: buyer });
  await page.goto(`/articles/${paidArticle.id}`);
  await slowDown(page, 1_000_000);
  await page.getByRole('button', { name: 'Download Again' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Download Again' }).waitFor();
  expect(await page.getByRole('progressbar').count()).toBe(0);

  await page.route('**/download/token', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await page.getByRole('button', { name: 'Download Again' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Download failed' });
  await failure.waitFor();
  await expectNoAxeViolations(page);
  await page.unroute('**/download/token');
  await slowDown(page, -1);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(await savedSha256(await saving)).toBe(paidSha256);
  await page.context().close();
});

it('lists what is owned, with a receipt at its own address', async () => {
  const { buyer, sessionId } = await buyArticle(site);
  await site.stripe.refund(sessionId, 100);
  await site.stripe.idle();
  const page = await open({ session: buyer, colorScheme: 'dark', width: 320 });
  await page.goto('/purchases');
  await page.getByText('£1.00 refunded').waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: /^Receipt/ }).click();
  await page.waitForURL(`**/purchases?receipt=${sessionId}`);
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await receipt.getByText(buyer.email).waitFor();
  await eventually(() =>
    receipt.getByRole('row', { name: 'Paid after refund £3.50' }).count(),
  ).toBe(1);
  await expectNoAxeViolations(page);

  await page.emulateMedia({ media: 'print' });
  await eventually(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
  // The dialog's frame is hidden, so it is looked for in the page.
  await eventually(() => page.getByText(buyer.email).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.goBack();
  await receipt.waitFor({ state: 'detached' });

  await page.goto('/purchases?receipt=cs_test_other');
  await page.getByText('We could not find this purchase in your account.').waitFor();
  await page.context().close();
});

it('shows a member without purchases the way to the library, and a guest the way in', async () => {
  const page = await open({ session: await site.register() });
  await page.goto('/purchases');
  await page.getByText('Nothing here yet').waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Open the library' }).click();
  await page.waitForURL('**/articles');
  await page.context().close();
  const guest = await open();
  await guest.goto('/purchases');
  await guest.waitForURL('**/login?next=%2Fpurchases');
  await guest.context().close();
});
