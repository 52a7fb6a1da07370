import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Session } from '#shared/contracts/auth.ts';
import { passwordField } from '../support/account-forms.ts';
import { payWith, savedSha256, sha256, tabTo } from '../support/article-pages.ts';
import { browserSite } from '../support/browser-site.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { paidArticle } from '../support/buy-article.ts';
import { eventually } from '../support/hub-pages.ts';
import { samplePdf } from '../support/sample-articles.ts';
import { sessionIdOf } from '../support/stripe-controls.ts';
import { testPassword } from '../support/test-members.ts';

const { site, open: openSite } = browserSite();
const articlePath = `/articles/${paidArticle.id}`;
const buyButton = 'Buy for £4.50';

beforeAll(() => site().seedArticles());
afterEach(() => site().stripe.switches({ outage: false }));

const open = (session?: Session) => openSite('guest', { session });

/** From the open article to Stripe's page. Answers the Checkout session's id. */
async function goToCheckout(page: Page): Promise<string> {
  await page.goto(articlePath);
  await page.getByRole('button', { name: buyButton }).click();
  await page.waitForURL(/_local\/stripe\/checkout/);
  return sessionIdOf(page.url());
}

it('is bought by mouse, from the library to the file', async () => {
  const page = await open(await site().register());
  await page.goto('/articles');
  await page.getByRole('link', { name: paidArticle.title }).last().click();
  await page.getByRole('button', { name: buyButton }).dblclick();
  await page.waitForURL(/_local\/stripe\/checkout/);
  await eventually(() => page.textContent('body')).toContain(paidArticle.title);
  await payWith(page);

  await page.getByText('Thank you! This paper is yours.').waitFor();
  await page.waitForURL(/\/articles\/success\?session_id=.+&resource_id=art-porosity&token=.+/);
  await eventually(() => page.textContent('main')).toContain('Paid £4.50.');
  await expectNoAxeViolations(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('porosity.pdf');
  expect(await savedSha256(download)).toBe(sha256(samplePdf(paidArticle)));

  await page.reload();
  await page.getByText('Thank you! This paper is yours.').waitFor();
  await page.getByRole('link', { name: 'Back to articles' }).click();
  await page.getByRole('link', { name: paidArticle.title }).last().click();
  await page.getByRole('button', { name: 'Download Again' }).waitFor();
  expect(await page.getByRole('button', { name: /Buy/ }).count()).toBe(0);
  expectNoPageProblems(page);
  await page.context().close();
});

it('is bought with the keyboard alone', async () => {
  const page = await open(await site().register());
  await page.goto('/articles');
  await tabTo(page, 'link', paidArticle.title);
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', buyButton);
  await page.keyboard.press('Enter');
  await page.waitForURL(/_local\/stripe\/checkout/);
  await tabTo(page, 'button', 'Pay £4.50');
  await page.keyboard.press('Enter');
  await page.getByText('Thank you! This paper is yours.').waitFor();
  await tabTo(page, 'button', `Download ${paidArticle.title}`);
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect(await savedSha256(await saving)).toBe(sha256(samplePdf(paidArticle)));
  await page.context().close();
});

it('survives a declined card, cancelling, and the back button', async () => {
  const page = await open(await site().register());
  const sessionId = await goToCheckout(page);
  await payWith(page, 'Visa that is declined');
  await page.getByRole('alert').filter({ hasText: 'Your card was declined.' }).waitFor();

  await page.getByRole('link', { name: 'Back to the shop without paying' }).click();
  await page.getByText('Checkout cancelled').waitFor();
  await page.waitForURL(`**${articlePath}`);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: buyButton }).click();
  await page.waitForURL(/_local\/stripe\/checkout/);
  expect(sessionIdOf(page.url())).toBe(sessionId);
  await page.goBack();
  const buy = page.getByRole('button', { name: buyButton });
  await buy.waitFor();
  await eventually(() => buy.getAttribute('aria-busy')).toBeNull();

  await buy.click();
  await page.waitForURL(/_local\/stripe\/checkout/);
  await payWith(page);
  await page.getByText('Thank you! This paper is yours.').waitFor();
  await page.context().close();
});

it('asks a guest to sign in and comes back to the article', async () => {
  const { email } = await site().register();
  const page = await open();
  await page.goto(articlePath);
  await page.getByRole('button', { name: buyButton }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await dialog.waitFor();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Maybe later' }).click();
  await page.getByRole('button', { name: buyButton }).click();
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**/login?next=${encodeURIComponent(articlePath)}`);
  await page.getByLabel('E-mail').fill(email);
  await passwordField(page).fill(testPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(/_local\/stripe\/checkout/);
  await page.context().close();
});

it('asks to sign in again when the session has ended', async () => {
  const session = await site().register();
  const page = await open({ ...session, token: 'ended', refreshToken: 'ended' });
  await page.goto(articlePath);
  // Reading the article has ended the session already: the page goes on as a guest's.
  await page.getByText('Session expired').first().waitFor();
  await page.getByRole('button', { name: buyButton }).click();
  await page.getByRole('dialog', { name: 'Sign in to continue' }).waitFor();
  await page.context().close();
});

it('waits for a delayed payment, and opens when it has arrived', async () => {
  const page = await open(await site().register());
  const sessionId = await goToCheckout(page);
  await page.getByRole('button', { name: /^Pay later/ }).click();
  await page.getByText('Your payment is on its way').waitFor();
  expect(await page.getByRole('button', { name: /Download/ }).count()).toBe(0);
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'My purchases' }).first().click();
  await page.getByText('Payment on its way').waitFor();
  await page.goBack();
  await page.getByText('Your payment is on its way').waitFor();
  await site().stripe.settle(sessionId, true);
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('Thank you! This paper is yours.').waitFor();
  // Focus did not go with the notice.
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.context().close();
});

it('closes after a refund', async () => {
  const page = await open(await site().register());
  const sessionId = await goToCheckout(page);
  await payWith(page);
  await page.getByText('Thank you! This paper is yours.').waitFor();
  await site().stripe.refund(sessionId);
  await site().stripe.idle();

  await page.getByRole('button', { name: 'Download' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Download failed' });
  await failure.waitFor();
  await eventually(() => failure.textContent()).toContain('You need to buy this item first.');
  await page.goto('/purchases');
  await page.getByText('Refunded', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /Download/ }).count()).toBe(0);
  await page.goto(articlePath);
  await page.getByRole('button', { name: buyButton }).waitFor();
  await page.context().close();
});

it("refuses another buyer's session and an address that lacks something", async () => {
  const buyer = await open(await site().register());
  const sessionId = await goToCheckout(buyer);
  await payWith(buyer);
  await buyer.getByText('Thank you! This paper is yours.').waitFor();
  await buyer.context().close();

  const other = await open(await site().register());
  await other.goto(`/articles/success?session_id=${sessionId}&resource_id=${paidArticle.id}`);
  const refusal = other.getByRole('alert');
  await refusal.waitFor();
  await eventually(() => refusal.textContent()).toContain(
    'Could not verify your purchase. Please contact support.',
  );
  await expectNoAxeViolations(other);
  for (const [query, text] of [
    ['', 'Missing purchase parameters.'],
    ['?resource_id=a', 'Missing purchase verification data'],
    ['?session_id=a', 'Missing session or resource information'],
  ]) {
    await other.goto(`/articles/success${query}`);
    await other.getByText(text!, { exact: true }).waitFor();
  }
  await other.context().close();
});

it('goes to the success page from the library, and keeps trying while no answer comes', async () => {
  const page = await open(await site().register());
  const sessionId = await goToCheckout(page);
  await site().stripe.pay(sessionId);
  await site().stripe.idle();
  let asked = 0;
  await page.clock.install();
  await page.route('**/api/purchase/verify', (route) =>
    asked++ < 3 ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await page.goto(`/articles?session_id=${sessionId}&resource_id=${paidArticle.id}`);
  await page.waitForURL(/\/articles\/success\?.+token=/);
  for (const [tries, waitMs] of [
    [1, 1000],
    [2, 2000],
    [3, 3000],
  ] as const) {
    await eventually(() => asked).toBe(tries);
    await page.clock.runFor(waitMs);
  }
  await page.getByText('Thank you! This paper is yours.').waitFor();
  expect(asked).toBe(4);
  await page.context().close();
});

it('says why a purchase cannot start', async () => {
  const page = await open(await site().register());
  await page.goto(articlePath);
  await site().stripe.switches({ outage: true });
  await page.getByRole('button', { name: buyButton }).click();
  await page.getByText('The payment service cannot be reached.').waitFor();
  await site().stripe.switches({ outage: false });
  await page.route('**/api/purchase', (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: buyButton }).click();
  await page.getByText('No checkout URL provided').waitFor();
  await expectNoAxeViolations(page);
  await page.context().close();
});
