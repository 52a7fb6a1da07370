import { afterEach, expect, it, vi } from 'vitest';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { buyArticle, paidArticle, startCheckout } from '../support/buy-article.ts';
import { browserSite } from '../support/browser-site.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { eventually } from '../support/hub-pages.ts';
import { sampleProduct, seedProduct } from '../support/sample-products.ts';
import { sessionIdOf } from '../support/stripe-controls.ts';

const { site, open } = browserSite();

afterEach(async () => {
  vi.useRealTimers();
  // What a test has left unpaid is granted by its webhook.
  await site().stripe.switches({ holdWebhooks: false });
  await site().stripe.idle();
});

it('says so where nothing has been sold', async () => {
  const page = await open('admin', { colorScheme: 'dark' });
  await page.goto('/admin');
  await page.getByText('No sales in this period').waitFor();
  await page.getByText('Every payment has been fulfilled').waitFor();
  await expectNoAxeViolations(page);
  expectNoPageProblems(page);
  await page.context().close();
});

/** Sold once for the file: CI may try a test twice. */
let sold: Promise<void> | undefined;

async function sellTwo(): Promise<void> {
  await site().seedArticles();
  await buyArticle(site());
  const { sessionId } = await buyArticle(site());
  await site().stripe.refund(sessionId);
  await site().stripe.idle();
}

it('shows what was sold and given back, as charts and as a table', async () => {
  await (sold ??= sellTwo());
  const page = await open('admin');
  await page.goto('/admin?days=7');
  const items = page.getByRole('table', { name: /By item/ });
  const row = items.getByRole('row', { name: new RegExp(paidArticle.title) });
  await row.waitFor();
  await eventually(() => row.getByRole('cell').allTextContents()).toEqual([
    '2',
    '£9.00',
    '1',
    '£4.50',
  ]);
  await page.getByRole('img', { name: /^Revenue by day: highest £9\.00 on/ }).waitFor();
  await page.getByText('View as a table').click();
  const days = page.getByRole('table', { name: /By day/ });
  await eventually(() => days.getByRole('row').count()).toBe(8);
  await page.getByText('90 days').click();
  await page.waitForURL('**/admin?days=90');
  await eventually(() => days.getByRole('row').count()).toBe(91);
  await expectNoAxeViolations(page);
  expectNoPageProblems(page);
  await page.context().close();
});

let soldDear: Promise<void> | undefined;

async function sellDear(): Promise<void> {
  await seedProduct(site(), { ...sampleProduct, priceMinor: 98_888_800 });
  const buyer = await site().register();
  const wish = {
    resourceId: sampleProduct.id,
    resourceType: 'product',
    returnUrl: '/success',
  } as const;
  const { url } = await site().api(purchaseContract.create, wish, buyer);
  await site().stripe.pay(sessionIdOf(url));
  await site().stripe.idle();
}

it('has a total for every currency, and room for every amount', async () => {
  await (soldDear ??= sellDear());
  for (const width of [390, 1280]) {
    const page = await open('admin', { width });
    await page.goto('/admin?days=7');
    const tile = page.locator('dl > div').filter({ hasText: 'Revenue, USD' });
    await eventually(() => tile.locator('dd').first().textContent()).toBe('US$988,888.00');
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
    await eventually(async () => (await chart.textContent())?.includes('$750k')).toBe(true);
    const clipped = await chart.evaluate((drawing) => {
      const { left } = drawing.getBoundingClientRect();
      return [...drawing.querySelectorAll('svg text')].filter(
        (label) => label.getBoundingClientRect().left < left,
      ).length;
    });
    expect(clipped).toBe(0);
    await page.context().close();
  }
});

it('grants a payment whose webhook never came', async () => {
  const buyer = await site().register();
  await site().stripe.switches({ holdWebhooks: true });
  await site().stripe.pay(await startCheckout(site(), buyer));
  // Until two minutes have gone by, the webhook may still be on its way.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60_000 });
  const page = await open('admin', { width: 390 });
  await page.goto('/admin');
  await page.getByText(buyer.email).waitFor();
  await page.getByRole('button', { name: 'Fulfil payment' }).click();
  await page.getByText('the order is now paid').waitFor();
  await page.getByText('Every payment has been fulfilled').waitFor();
  await site().stripe.switches({ holdWebhooks: false });
  await expectNoAxeViolations(page);
  await page.context().close();
});
