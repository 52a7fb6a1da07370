import { mock } from 'node:test';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { buyArticle, paidArticle, startCheckout } from '../support/buy-article.ts';
import { expect, test, type Site } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { sampleProduct, seedProduct } from '../support/sample-products.ts';
import { sessionIdOf } from '../support/stripe-controls.ts';

test.afterEach(async ({ site }) => {
  mock.timers.reset();
  // The webhook fulfils payments that a test has left open.
  await site.stripe.switches({ holdWebhooks: false });
  await site.stripe.idle();
});

test('says so if nothing has been sold', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('admin', { colorScheme: 'dark' });
  await page.goto('/admin');
  await expect(page.getByText('No sales in this period')).toBeVisible();
  await expect(page.getByText('Nothing has been counted in this period')).toBeVisible();
  await expect(page.getByText('Every payment has been fulfilled')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Before the first sale' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Publish the first item' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Database' })).toBeVisible();
  await expectNoAxeViolations(page);
  expectNoPageProblems(page);
});

/** Sold only once in this file, even if CI repeats a test. */
let sold: Promise<void> | undefined;

async function sellTwo(site: Site): Promise<void> {
  await site.seedArticles();
  await buyArticle(site);
  const { sessionId } = await buyArticle(site);
  await site.stripe.refund(sessionId);
  await site.stripe.idle();
}

test('shows sales and refunds as charts and as a table', { tag: '@long' }, async ({ site }) => {
  await (sold ??= sellTwo(site));
  const page = await site.open('admin');
  await page.goto('/admin?days=7');
  const items = page.getByRole('table', { name: /^By item, highest/ });
  const row = items.getByRole('row', { name: new RegExp(paidArticle.title) });
  await expect(row).toBeVisible();
  await expect
    .poll(() => row.getByRole('cell').allTextContents())
    .toEqual(['2', '£9.00', '1', '£4.50', '£4.50']);
  await expect(page.getByRole('img', { name: /^Revenue by day: highest £9\.00 on/ })).toBeVisible();
  await page.getByText('View as a table').first().click();
  const days = page.getByRole('table', { name: /^By day.*newest first/ });
  await expect(days.getByRole('row')).toHaveCount(8);
  await page.getByText('90 days').click();
  await page.waitForURL('**/admin?days=90');
  await expect(days.getByRole('row')).toHaveCount(91);
  await expectNoAxeViolations(page);
  expectNoPageProblems(page);
});

test(
  'shows the way from page to payment, sorts its table and saves it',
  { tag: '@long' },
  async ({ site }) => {
    await (sold ??= sellTwo(site));
    const page = await site.open('admin');
    await page.goto('/admin?days=7');
    const steps = page.getByRole('list', { name: 'Items with a price' }).getByRole('listitem');
    await expect(steps).toHaveText([
      /^Pages viewed/,
      /^Checkouts started2No percentage below 20 views/,
      /^Paid2No percentage below 20 checkouts/,
    ]);
    const items = page.getByRole('table', { name: /^By item, with rates/ });
    const row = items.getByRole('row', { name: new RegExp(paidArticle.title) });
    await expect(row.getByRole('cell')).toHaveText(['0', '–', '2', '–', '2', '–', '0']);
    await items.getByRole('button', { name: 'Checkouts' }).click();
    await page.waitForURL('**/admin?days=7&items=checkouts');
    await expect(items.getByRole('columnheader', { name: 'Checkouts' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download items as CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^funnel-items-.*\.csv$/);
    expectNoPageProblems(page);
  },
);

let soldDear: Promise<void> | undefined;

async function sellDear(site: Site): Promise<void> {
  await seedProduct(site, { ...sampleProduct, priceMinor: 98_888_800 });
  const buyer = await site.register();
  const request = {
    resourceId: sampleProduct.id,
    resourceType: 'product',
    returnUrl: '/success',
  } as const;
  const { url } = await site.api(purchaseContract.create, request, buyer);
  await site.stripe.pay(sessionIdOf(url));
  await site.stripe.idle();
}

test(
  'has a total for every currency, and room for every amount',
  { tag: '@long' },
  async ({ site }) => {
    await (soldDear ??= sellDear(site));
    for (const width of [390, 1280]) {
      const page = await site.open('admin', { width });
      await page.goto('/admin?days=7');
      const tile = page.locator('dl > div').filter({ hasText: 'Revenue, USD' });
      await expect(tile.locator('dd').first()).toHaveText('US$988,888.00');
      const lines = await tile
        .locator('dd')
        .first()
        .evaluate((value) => {
          const text = document.createRange();
          text.selectNodeContents(value);
          return text.getClientRects().length;
        });
      expect(lines, `lines of the amount at ${width}`).toBe(1);
      const chart = page.getByRole('img', { name: /^Revenue, USD by day/ });
      await expect.poll(async () => await chart.textContent()).toMatch(/\$750k/i);
      const clipped = await chart.evaluate((drawing) => {
        const { left } = drawing.getBoundingClientRect();
        return [...drawing.querySelectorAll('svg text')].filter(
          (label) => label.getBoundingClientRect().left < left,
        ).length;
      });
      expect(clipped).toBe(0);
    }
  },
);

test('grants a payment whose webhook never came', { tag: '@long' }, async ({ site }) => {
  await (sold ??= sellTwo(site));
  const buyer = await site.register();
  await site.stripe.switches({ holdWebhooks: true });
  await site.stripe.pay(await startCheckout(site, buyer));
  // Within the first two minutes, the webhook may still be on its way.
  mock.timers.enable({ apis: ['Date'], now: Date.now() + 3 * 60_000 });
  const page = await site.open('admin', { width: 390 });
  await page.goto('/admin');
  await expect(page.getByText(buyer.email)).toBeVisible();
  await page.getByRole('button', { name: 'Fulfil payment' }).click();
  await expect(page.getByText('the order is now “Paid”')).toBeVisible();
  await expect(page.getByText('Every payment has been fulfilled')).toBeVisible();
  await site.stripe.switches({ holdWebhooks: false });
  await expectNoAxeViolations(page);
});
