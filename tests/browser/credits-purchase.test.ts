import type { Page } from '@playwright/test';
import type { Session } from '#shared/contracts/auth.ts';
import { creditsContract } from '#shared/contracts/credits.ts';
import { passwordField } from '../support/account-forms.ts';
import { payWith, tabTo } from '../support/article-pages.ts';
import { expect, test, type Site } from '../support/browser-test.ts';
import {
  expectNoAxeViolations,
  expectNoPageProblems,
  type PageOptions,
} from '../support/browser.ts';
import { sessionIdOf } from '../support/stripe-controls.ts';
import { testPassword } from '../support/test-members.ts';

const checkout = /_local\/stripe\/checkout/;
const buyButton = (page: Page, credits: number) =>
  page.getByRole('button', { name: new RegExp(`^Buy ${credits} credits`) });
const balance = (page: Page) => page.getByRole('region', { name: 'Your balance' });
const main = (page: Page) => page.getByRole('main');

async function openBuyer(site: Site, options: Partial<PageOptions> = {}) {
  const buyer = await site.register();
  const page = await site.openAs(buyer, options);
  return { buyer, page };
}

/** A Checkout of 50 credits, and the URL that it returns to. */
async function startCheckout(site: Site, buyer: Session) {
  const { url } = await site.api(creditsContract.purchase, { packageId: 'medium' }, buyer);
  const sessionId = sessionIdOf(url);
  return { sessionId, back: `/credits?resource_id=medium&session_id=${sessionId}` };
}

test('are bought by mouse: one checkout for a double click, the balance everywhere, and nothing repeats', async ({
  site,
}) => {
  const { page } = await openBuyer(site);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/credits/purchase')) asked.push(request.url());
  });
  await page.goto('/credits');
  await expect(balance(page).getByText('5', { exact: true })).toBeVisible();
  await buyButton(page, 50).dblclick();
  await page.waitForURL(checkout);
  expect(asked).toHaveLength(1);
  await payWith(page);

  await expect(page.getByText('50 credits added. Your balance: 55.')).toBeVisible();
  await page.waitForURL(`${site.siteUrl}/credits`);
  await expect(balance(page).getByText('55', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Bought.*\+50.*55/ })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain('\\"credits\\":55');
  await expectNoAxeViolations(page);

  let verified = 0;
  await page.route('**/api/purchase/verify', (route) => {
    verified += 1;
    return route.fallback();
  });
  await page.reload();
  await expect(page.getByRole('row', { name: /Bought/ })).toBeVisible();
  expect(await page.getByText('50 credits added').count()).toBe(0);
  expect(verified).toBe(0);
  expectNoPageProblems(page);
});

test(
  'are bought with the keyboard alone, and the notice goes when it has been read',
  { tag: '@long' },
  async ({ site }) => {
    const { page } = await openBuyer(site, { width: 320, colorScheme: 'dark' });
    await page.goto('/credits');
    await expect(balance(page).getByText('5', { exact: true })).toBeVisible();
    await tabTo(page, 'button', /^Buy 20 credits/);
    await page.keyboard.press('Enter');
    await page.waitForURL(checkout);
    await tabTo(page, 'button', 'Pay £5.00');
    await page.keyboard.press('Enter');
    await expect(page.getByText('20 credits added. Your balance: 25.')).toBeVisible();
    await expectNoAxeViolations(page);
    await tabTo(page, 'button', 'Dismiss');
    await page.keyboard.press('Enter');
    await expect(page.getByText('20 credits added')).toHaveCount(0);
  },
);

test(
  'asks a guest to sign in first, and goes on with the package',
  { tag: '@long' },
  async ({ site }) => {
    const { email } = await site.register();
    const page = await site.open();
    await page.goto('/credits');
    await buyButton(page, 120).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
    await dialog.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(email);
    await passwordField(page).fill(testPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL(checkout);
    await page.goBack();
    await page.waitForURL('**/credits?package=large');
  },
);

test('survives cancelling and the back button', { tag: '@long' }, async ({ site }) => {
  const { page } = await openBuyer(site);
  await page.goto('/credits');
  await buyButton(page, 50).click();
  await page.waitForURL(checkout);
  const sessionId = sessionIdOf(page.url());
  await page.getByRole('link', { name: 'Back to the shop without paying' }).click();
  await expect(page.getByText('Checkout cancelled')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Checkout cancelled')).toHaveCount(0);
  await page.waitForURL(`${site.siteUrl}/credits`);
  await buyButton(page, 50).click();
  await page.waitForURL(checkout);
  expect(sessionIdOf(page.url())).toBe(sessionId);
  await page.goBack();
  await expect(buyButton(page, 50)).toBeVisible();
  await expect(buyButton(page, 50)).not.toHaveAttribute('aria-busy');
});

test(
  'explains why a purchase cannot start, and when to try again',
  { tag: '@long' },
  async ({ site }) => {
    const { page } = await openBuyer(site);
    await page.goto('/credits');
    const alert = main(page).getByRole('alert');
    for (const [response, text] of [
      [{ json: {} }, /couldn’t open the payment page/],
      [
        { status: 503, json: { code: 'payment_unavailable', error: 'Stripe cannot be reached.' } },
        /payment service cannot be reached|Stripe cannot be reached/,
      ],
      [{ status: 409, json: { code: 'conflict' } }, /another purchase at the same time/],
      [
        {
          status: 429,
          headers: { 'retry-after': '240' },
          json: { code: 'too_many_requests', error: 'Too many attempts.' },
        },
        /in 4 minutes, at/,
      ],
    ] as const) {
      await page.route('**/api/credits/purchase', (route) => route.fulfill(response));
      await buyButton(page, 50).click();
      await expect(alert.getByText(text)).toBeVisible();
      await page.unroute('**/api/credits/purchase');
    }
    await expectNoAxeViolations(page);
  },
);

test(
  'says that a payment is pending, and adds its credits when it arrives',
  { tag: '@long' },
  async ({ site }) => {
    const { buyer, page } = await openBuyer(site, { width: 390 });
    const { sessionId, back } = await startCheckout(site, buyer);
    await site.stripe.payLater(sessionId);
    await page.goto(back);
    await expect(page.getByText('Your payment is on its way')).toBeVisible();
    await expect(balance(page).getByText('5', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await site.stripe.settle(sessionId, true);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('50 credits added. Your balance: 55.')).toBeVisible();
    // The focus did not disappear with the notice.
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  },
);

test(
  'says that nothing was added where nothing was paid, or where the purchase is unknown',
  { tag: '@long' },
  async ({ site }) => {
    const { buyer, page } = await openBuyer(site);
    const { back } = await startCheckout(site, buyer);
    await page.goto(back);
    await expect(page.getByText('No credits were added')).toBeVisible();
    await expect(main(page).getByText(/You were not charged/)).toBeVisible();
    await page.goto('/credits?resource_id=medium&session_id=cs_test_nobody');
    await expect(page.getByText('We couldn’t verify your purchase')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.waitForURL(`${site.siteUrl}/credits`);
    await page.goto('/credits?session_id=cs_test_cut');
    await expect(page.getByText('Missing session or resource information')).toBeVisible();
    await main(page).getByRole('link', { name: 'My Purchases' }).click();
    await page.waitForURL('**/purchases');
  },
);

test(
  'tries three times more while no response arrives, and once more on demand',
  { tag: '@long' },
  async ({ site }) => {
    const { buyer, page } = await openBuyer(site);
    const { sessionId, back } = await startCheckout(site, buyer);
    await site.stripe.pay(sessionId);
    await site.stripe.idle();
    let asked = 0;
    await page.clock.install();
    await page.route('**/api/purchase/verify', (route) => {
      asked += 1;
      return asked <= 4 ? route.fulfill({ status: 503 }) : route.fallback();
    });
    await page.goto(back);
    for (const [tries, waitMs] of [
      [1, 1000],
      [2, 2000],
      [3, 3000],
    ] as const) {
      await expect.poll(() => asked).toBe(tries);
      await page.clock.runFor(waitMs);
    }
    await expect(page.getByText('We couldn’t verify your purchase')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('50 credits added. Your balance: 55.')).toBeVisible();
    expect(asked).toBe(5);
  },
);

test(
  'asks a buyer who returns as a guest to sign in, and continues from there',
  { tag: '@long' },
  async ({ site }) => {
    const buyer = await site.register();
    const { sessionId, back } = await startCheckout(site, buyer);
    await site.stripe.pay(sessionId);
    await site.stripe.idle();
    const page = await site.open();
    await page.goto(back);
    await expect(page.getByText('Sign in to see your credits')).toBeVisible();
    await expectNoAxeViolations(page);
    await main(page).getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(buyer.email);
    await passwordField(page).fill(testPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByText('50 credits added. Your balance: 55.')).toBeVisible();
  },
);
