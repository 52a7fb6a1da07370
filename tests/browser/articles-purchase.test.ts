import type { Page } from '@playwright/test';
import { passwordField } from '../support/account-forms.ts';
import { payWith, savedSha256, sha256, tabTo } from '../support/article-pages.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { paidArticle } from '../support/buy-article.ts';
import { buyCredits } from '../support/buy-credits.ts';
import { samplePdf } from '../support/sample-articles.ts';
import { sessionIdOf } from '../support/stripe-controls.ts';
import { testPassword } from '../support/test-members.ts';

const articlePath = `/articles/${paidArticle.id}`;
const buyButton = 'Buy for £4.50';

test.beforeAll(({ site }) => site.seedArticles());
test.afterEach(({ site }) => site.stripe.switches({ outage: false }));

/** From the open article to Stripe's page. Returns the Checkout session's id. */
async function goToCheckout(page: Page): Promise<string> {
  await page.goto(articlePath);
  await page.getByRole('button', { name: buyButton }).click();
  await page.waitForURL(/_local\/stripe\/checkout/);
  return sessionIdOf(page.url());
}

test('is bought by mouse, from the library to the file', async ({ site }) => {
  const page = await site.openAs(await site.register());
  await page.goto('/articles');
  await page.getByRole('link', { name: paidArticle.title }).last().click();
  await page.getByRole('button', { name: buyButton }).dblclick();
  await page.waitForURL(/_local\/stripe\/checkout/);
  await expect(page.locator('body')).toContainText(paidArticle.title);
  await payWith(page);

  await expect(page.getByText('Thank you! This paper is yours.')).toBeVisible();
  await page.waitForURL(/\/articles\/success\?session_id=.+&resource_id=art-porosity&token=.+/);
  await expect(page.locator('main')).toContainText('Paid £4.50.');
  await expectNoAxeViolations(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('porosity.pdf');
  expect(await savedSha256(download)).toBe(sha256(samplePdf(paidArticle)));

  await page.reload();
  await expect(page.getByText('Thank you! This paper is yours.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to articles' }).click();
  await page.getByRole('link', { name: paidArticle.title }).last().click();
  await expect(page.getByRole('button', { name: 'Download Again' })).toBeVisible();
  expect(await page.getByRole('button', { name: /Buy/ }).count()).toBe(0);
  expectNoPageProblems(page);
});

test('is bought with the keyboard alone', { tag: '@long' }, async ({ site }) => {
  const page = await site.openAs(await site.register());
  await page.goto('/articles');
  await tabTo(page, 'link', paidArticle.title);
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', buyButton);
  await page.keyboard.press('Enter');
  await page.waitForURL(/_local\/stripe\/checkout/);
  await tabTo(page, 'button', 'Pay £4.50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you! This paper is yours.')).toBeVisible();
  await tabTo(page, 'button', `Download ${paidArticle.title}`);
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect(await savedSha256(await saving)).toBe(sha256(samplePdf(paidArticle)));
});

test(
  'survives a declined card, cancelling, and the back button',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.openAs(await site.register());
    const sessionId = await goToCheckout(page);
    await payWith(page, 'Visa that is declined');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Your card was declined.' }),
    ).toBeVisible();

    await page.getByRole('link', { name: 'Back to the shop without paying' }).click();
    await expect(page.getByText('Checkout cancelled')).toBeVisible();
    await page.waitForURL(`**${articlePath}`);
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: buyButton }).click();
    await page.waitForURL(/_local\/stripe\/checkout/);
    expect(sessionIdOf(page.url())).toBe(sessionId);
    await page.goBack();
    const buy = page.getByRole('button', { name: buyButton });
    await expect(buy).toBeVisible();
    await expect(buy).not.toHaveAttribute('aria-busy');

    await buy.click();
    await page.waitForURL(/_local\/stripe\/checkout/);
    await payWith(page);
    await expect(page.getByText('Thank you! This paper is yours.')).toBeVisible();
  },
);

test(
  'asks a guest to sign in and comes back to the article',
  { tag: '@long' },
  async ({ site }) => {
    const { email } = await site.register();
    const page = await site.open();
    await page.goto(articlePath);
    await page.getByRole('button', { name: buyButton }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
    await expect(dialog).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Maybe later' }).click();
    await page.getByRole('button', { name: buyButton }).click();
    await dialog.getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL(`**/login?next=${encodeURIComponent(articlePath)}`);
    await page.getByLabel('Email').fill(email);
    await passwordField(page).fill(testPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL(/_local\/stripe\/checkout/);
  },
);

test('asks to sign in again when the session has ended', { tag: '@long' }, async ({ site }) => {
  const session = await site.register();
  const page = await site.openAs({ ...session, token: 'ended', refreshToken: 'ended' });
  await page.goto(articlePath);
  // Reading the article has already ended the session: the page continues as a guest's.
  await expect(page.getByText('Session expired').first()).toBeVisible();
  await page.getByRole('button', { name: buyButton }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible();
});

test(
  'waits for a delayed payment, and opens when it has arrived',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.openAs(await site.register());
    const sessionId = await goToCheckout(page);
    await page.getByRole('button', { name: /^Pay later/ }).click();
    await expect(page.getByText('Your payment is on its way')).toBeVisible();
    expect(await page.getByRole('button', { name: /Download/ }).count()).toBe(0);
    await expectNoAxeViolations(page);

    await page.getByRole('link', { name: 'My Purchases' }).first().click();
    await expect(page.getByText('Payment on its way')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Your payment is on its way')).toBeVisible();
    await site.stripe.settle(sessionId, true);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('Thank you! This paper is yours.')).toBeVisible();
    // The focus did not disappear with the notice.
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  },
);

test('closes after a refund, and opens with a new purchase', { tag: '@long' }, async ({ site }) => {
  const page = await site.openAs(await site.register());
  const sessionId = await goToCheckout(page);
  await payWith(page);
  await expect(page.getByText('Thank you! This paper is yours.')).toBeVisible();
  await site.stripe.refund(sessionId);
  await site.stripe.idle();

  await page.getByRole('button', { name: 'Download' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Download failed' });
  await expect(failure).toBeVisible();
  await expect(failure).toContainText('You need to buy this item first.');
  await page.goto('/purchases');
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  expect(await page.getByRole('button', { name: /Download/ }).count()).toBe(0);
  await goToCheckout(page);
  await payWith(page);
  await expect(page.getByText('Thank you! This paper is yours.')).toBeVisible();
  await page.goto('/purchases');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: paidArticle.title });
  await expect(rows).toHaveCount(2);
  await expect(rows.first().getByText('Yours', { exact: true })).toBeVisible();
  await expect(rows.first().getByRole('button', { name: 'Download Again' })).toBeVisible();
  await expect(rows.last().getByText('Refunded', { exact: true })).toBeVisible();
  expect(
    await rows
      .last()
      .getByRole('button', { name: /Download/ })
      .count(),
  ).toBe(0);
  await expect(rows.getByRole('link', { name: /^Receipt/ })).toHaveCount(2);
});

test(
  "rejects another buyer's session and an incomplete URL",
  { tag: '@long' },
  async ({ site }) => {
    const buyer = await site.openAs(await site.register());
    const sessionId = await goToCheckout(buyer);
    await payWith(buyer);
    await expect(buyer.getByText('Thank you! This paper is yours.')).toBeVisible();

    const other = await site.openAs(await site.register());
    await other.goto(`/articles/success?session_id=${sessionId}&resource_id=${paidArticle.id}`);
    const refusal = other.getByRole('alert');
    await expect(refusal).toBeVisible();
    await expect(refusal).toContainText('Could not verify your purchase. Please contact support.');
    await expectNoAxeViolations(other);
    for (const [query, text] of [
      ['', 'Missing purchase parameters.'],
      ['?resource_id=a', 'Missing purchase verification data'],
      ['?session_id=a', 'Missing session or resource information'],
    ]) {
      await other.goto(`/articles/success${query}`);
      await expect(other.getByText(text!, { exact: true })).toBeVisible();
    }
  },
);

test(
  'goes to the success page from the library, and keeps trying while no response arrives',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.openAs(await site.register());
    const sessionId = await goToCheckout(page);
    await site.stripe.pay(sessionId);
    await site.stripe.idle();
    let asked = 0;
    await page.clock.install();
    await page.route('**/api/purchase/verify', (route) =>
      asked++ < 3 ? route.fulfill({ status: 503 }) : route.fallback(),
    );
    await page.goto(`/articles?session_id=${sessionId}&resource_id=${paidArticle.id}`);
    await page.waitForURL(/\/articles\/success\?.+token=/);
    // The page's clock continues on its own: how often it has asked at a given moment depends on the machine.
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(page.getByText('Thank you! This paper is yours.')).toBeVisible({ timeout: 100 });
    }).toPass();
    expect(asked).toBe(4);
  },
);

test(
  "leads a buyer of something else from the articles' success page to the purchases",
  { tag: '@long' },
  async ({ site }) => {
    const { buyer, sessionId } = await buyCredits(site);
    const page = await site.openAs(buyer, { width: 390, colorScheme: 'dark' });
    await page.goto(`/articles/success?session_id=${sessionId}&resource_id=medium`);
    const main = page.getByRole('main');
    await expect(main.getByText('Your purchase is verified')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Download' })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await main.getByRole('link', { name: 'My Purchases' }).click();
    await page.waitForURL('**/purchases');
  },
);

test('says why a purchase cannot start', { tag: '@long' }, async ({ site }) => {
  const page = await site.openAs(await site.register());
  await page.goto(articlePath);
  await site.stripe.switches({ outage: true });
  await page.getByRole('button', { name: buyButton }).click();
  await expect(page.getByText('The payment service cannot be reached.')).toBeVisible();
  await site.stripe.switches({ outage: false });
  await page.route('**/api/purchase', (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: buyButton }).click();
  await expect(page.getByText('No checkout URL provided')).toBeVisible();
  await expectNoAxeViolations(page);
});
