import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { creditsContract } from '#shared/contracts/credits.ts';
import { passwordField } from '../support/account-forms.ts';
import { payWith, tabTo } from '../support/article-pages.ts';
import { browserSite } from '../support/browser-site.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { eventually } from '../support/hub-pages.ts';
import { sessionIdOf } from '../support/stripe-controls.ts';
import { testPassword } from '../support/test-members.ts';

const { site, open } = browserSite();
const checkout = /_local\/stripe\/checkout/;
const buyButton = (page: Page, credits: number) =>
  page.getByRole('button', { name: new RegExp(`^Buy ${credits} credits`) });
const balance = (page: Page) => page.getByRole('region', { name: 'Your balance' });
const main = (page: Page) => page.getByRole('main');

async function openBuyer(options: Parameters<typeof open>[1] = {}) {
  const buyer = await site().register();
  const page = await open('member', { session: buyer, ...options });
  return { buyer, page };
}

/** A Checkout of 50 credits, and where it leads back to. */
async function startCheckout(buyer: Awaited<ReturnType<ReturnType<typeof site>['register']>>) {
  const { url } = await site().api(creditsContract.purchase, { packageId: 'medium' }, buyer);
  const sessionId = sessionIdOf(url);
  return { sessionId, back: `/credits?resource_id=medium&session_id=${sessionId}` };
}

it('are bought by mouse: one checkout for a double click, the balance everywhere, and nothing repeats', async () => {
  const { page } = await openBuyer();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/credits/purchase')) asked.push(request.url());
  });
  await page.goto('/credits');
  await balance(page).getByText('5', { exact: true }).waitFor();
  await buyButton(page, 50).dblclick();
  await page.waitForURL(checkout);
  expect(asked).toHaveLength(1);
  await payWith(page);

  await page.getByText('50 credits added. Your balance: 55.').waitFor();
  await page.waitForURL(`${site().siteUrl}/credits`);
  await balance(page).getByText('55', { exact: true }).waitFor();
  await page.getByRole('row', { name: /Bought.*\+50.*55/ }).waitFor();
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain('\\"credits\\":55');
  await expectNoAxeViolations(page);

  let verified = 0;
  await page.route('**/api/purchase/verify', (route) => {
    verified += 1;
    return route.fallback();
  });
  await page.reload();
  await page.getByRole('row', { name: /Bought/ }).waitFor();
  expect(await page.getByText('50 credits added').count()).toBe(0);
  expect(verified).toBe(0);
  expectNoPageProblems(page);
  await page.context().close();
});

it('are bought with the keyboard alone, and the notice goes when it has been read', async () => {
  const { page } = await openBuyer({ width: 320, colorScheme: 'dark' });
  await page.goto('/credits');
  await balance(page).getByText('5', { exact: true }).waitFor();
  await tabTo(page, 'button', /^Buy 20 credits/);
  await page.keyboard.press('Enter');
  await page.waitForURL(checkout);
  await tabTo(page, 'button', 'Pay £5.00');
  await page.keyboard.press('Enter');
  await page.getByText('20 credits added. Your balance: 25.').waitFor();
  await expectNoAxeViolations(page);
  await tabTo(page, 'button', 'Dismiss');
  await page.keyboard.press('Enter');
  await page.getByText('20 credits added').waitFor({ state: 'detached' });
  await page.context().close();
});

it('asks a guest to sign in first, and goes on with the package', async () => {
  const { email } = await site().register();
  const page = await open();
  await page.goto('/credits');
  await buyButton(page, 120).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await passwordField(page).fill(testPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(checkout);
  await page.goBack();
  await page.waitForURL('**/credits?package=large');
  await page.context().close();
});

it('survives cancelling and the back button', async () => {
  const { page } = await openBuyer();
  await page.goto('/credits');
  await buyButton(page, 50).click();
  await page.waitForURL(checkout);
  const sessionId = sessionIdOf(page.url());
  await page.getByRole('link', { name: 'Back to the shop without paying' }).click();
  await page.getByText('Checkout cancelled').waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText('Checkout cancelled').waitFor({ state: 'detached' });
  await page.waitForURL(`${site().siteUrl}/credits`);
  await buyButton(page, 50).click();
  await page.waitForURL(checkout);
  expect(sessionIdOf(page.url())).toBe(sessionId);
  await page.goBack();
  await buyButton(page, 50).waitFor();
  await eventually(() => buyButton(page, 50).getAttribute('aria-busy')).toBeNull();
  await page.context().close();
});

it('says in words why a purchase cannot start, and when to try again', async () => {
  const { page } = await openBuyer();
  await page.goto('/credits');
  const alert = main(page).getByRole('alert');
  for (const [answer, text] of [
    [{ json: {} }, /couldn’t open the payment page/],
    [{ status: 503, json: { code: 'payment_unavailable' } }, /Nothing was charged/],
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
    await page.route('**/api/credits/purchase', (route) => route.fulfill(answer));
    await buyButton(page, 50).click();
    await alert.getByText(text).waitFor();
    await page.unroute('**/api/credits/purchase');
  }
  await expectNoAxeViolations(page);
  await page.context().close();
});

it('tells honestly of a payment that is on its way, and adds it when it has come', async () => {
  const { buyer, page } = await openBuyer({ width: 390 });
  const { sessionId, back } = await startCheckout(buyer);
  await site().stripe.payLater(sessionId);
  await page.goto(back);
  await page.getByText('Your payment is on its way').waitFor();
  await balance(page).getByText('5', { exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await site().stripe.settle(sessionId, true);
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('50 credits added. Your balance: 55.').waitFor();
  // Focus did not go with the notice.
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.context().close();
});

it('says that nothing was added where nothing was paid, or where the purchase is unknown', async () => {
  const { buyer, page } = await openBuyer();
  const { back } = await startCheckout(buyer);
  await page.goto(back);
  await page.getByText('No credits were added').waitFor();
  await main(page)
    .getByText(/You were not charged/)
    .waitFor();
  await page.goto('/credits?resource_id=medium&session_id=cs_test_nobody');
  await page.getByText('We couldn’t verify your purchase').waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.waitForURL(`${site().siteUrl}/credits`);
  await page.goto('/credits?session_id=cs_test_cut');
  await page.getByText('Missing session or resource information').waitFor();
  await main(page).getByRole('link', { name: 'My Purchases' }).click();
  await page.waitForURL('**/purchases');
  await page.context().close();
});

it('tries three times more while no answer comes, and once more on demand', async () => {
  const { buyer, page } = await openBuyer();
  const { sessionId, back } = await startCheckout(buyer);
  await site().stripe.pay(sessionId);
  await site().stripe.idle();
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
    await eventually(() => asked).toBe(tries);
    await page.clock.runFor(waitMs);
  }
  await page.getByText('We couldn’t verify your purchase').waitFor();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('50 credits added. Your balance: 55.').waitFor();
  expect(asked).toBe(5);
  await page.context().close();
});

it('asks a guest who comes back from paying to sign in, and goes on from there', async () => {
  const buyer = await site().register();
  const { sessionId, back } = await startCheckout(buyer);
  await site().stripe.pay(sessionId);
  await site().stripe.idle();
  const page = await open();
  await page.goto(back);
  await page.getByText('Sign in to see your credits').waitFor();
  await expectNoAxeViolations(page);
  await main(page).getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(buyer.email);
  await passwordField(page).fill(testPassword);
  await page.keyboard.press('Enter');
  await page.getByText('50 credits added. Your balance: 55.').waitFor();
  await page.context().close();
});
