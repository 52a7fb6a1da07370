import { passwordField } from '../support/account-forms.ts';
import { savedSha256, sha256 } from '../support/article-pages.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations } from '../support/browser.ts';
import { buyPodcast, startPodcastCheckout } from '../support/buy-podcast.ts';
import { downloadInNewTab } from '../support/hub-pages.ts';
import { fullAudio, samplePodcasts } from '../support/sample-podcasts.ts';
import {
  sampleProduct,
  sampleProductBytes,
  seedProduct,
  startProductCheckout,
} from '../support/sample-products.ts';
import { testPassword } from '../support/test-members.ts';

const { paid } = samplePodcasts;
const failure = 'Purchase verification failed. Please refresh.';

test.beforeAll(async ({ site }) => {
  await site.seedPodcasts();
  await seedProduct(site);
});

const hubReturn = (sessionId: string) =>
  `/podcasthub?session_id=${sessionId}&product_id=${paid.id}`;
const successPage = (sessionId: string, resourceId: string) =>
  `/success?session_id=${sessionId}&resource_id=${resourceId}`;

test(
  'keeps trying while no response arrives, three times more after 1, 2 and 3 seconds',
  { tag: '@long' },
  async ({ site }) => {
    const { buyer, sessionId } = await buyPodcast(site);
    const page = await site.openAs(buyer);
    let asked = 0;
    await page.clock.install();
    await page.route('**/api/purchase/verify', (route) =>
      asked++ < 3 ? route.fulfill({ status: 503 }) : route.fallback(),
    );
    await page.goto(hubReturn(sessionId));
    for (const [tries, waitMs] of [
      [1, 1000],
      [2, 2000],
      [3, 3000],
    ] as const) {
      await expect.poll(() => asked).toBe(tries);
      await page.clock.runFor(waitMs);
    }
    await expect(page.getByText('Purchase complete')).toBeVisible();
    expect(asked).toBe(4);
  },
);

test('asks once more on demand if no response has arrived', { tag: '@long' }, async ({ site }) => {
  const { buyer, sessionId } = await buyPodcast(site);
  const page = await site.openAs(buyer);
  await page.clock.install();
  await page.route('**/api/purchase/verify', (route) => route.fulfill({ status: 503 }));
  await page.goto(hubReturn(sessionId));
  const again = page.getByRole('button', { name: 'Try again' });
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return again.isVisible();
    })
    .toBe(true);
  await page.unroute('**/api/purchase/verify');
  await again.click();
  await expect(page.getByText('Purchase complete')).toBeVisible();
});

test(
  'says that it could not be verified, and asks again on reload',
  { tag: '@long' },
  async ({ site }) => {
    const { buyer, sessionId } = await buyPodcast(site);
    const page = await site.openAs(buyer);
    await page.route('**/api/purchase/verify', (route) =>
      route.fulfill({ status: 404, json: { error: 'No such purchase.' } }),
    );
    await page.goto(hubReturn(sessionId));
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByText(failure)).toBeVisible();
    await expect(alert).toContainText('No such purchase.');
    await expect(page.getByText(failure)).toHaveCount(2);
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(alert.getByText(failure)).toBeVisible();
    await page.unroute('**/api/purchase/verify');
    await page.reload();
    await expect(page.getByText('Purchase complete')).toBeVisible();
  },
);

test('says that a payment is still pending', { tag: '@long' }, async ({ site }) => {
  const buyer = await site.register();
  const sessionId = await startPodcastCheckout(site, buyer);
  await site.stripe.payLater(sessionId);
  const page = await site.openAs(buyer, { width: 320, colorScheme: 'dark' });
  await page.goto(hubReturn(sessionId));
  await expect(page.getByText('Your payment is on its way')).toBeVisible();
  expect(await page.getByRole('button', { name: /Download|Listen/ }).count()).toBe(0);
  await expectNoAxeViolations(page);
  const again = page.getByRole('button', { name: 'Check again' });
  const response = page.waitForResponse('**/api/purchase/verify');
  await again.click();
  await response;
  await expect(again).toBeVisible();
  // The focus did not disappear with the earlier notice.
  const place = page.getByRole('region', { name: 'Your purchase' });
  await expect(place).toBeFocused();
  await site.stripe.settle(sessionId, true);
  await again.click();
  await expect(page.getByText('Purchase complete')).toBeVisible();
  await expectNoAxeViolations(page);
});

test(
  'lets a buyer whose session has ended sign in and return to the purchase',
  { tag: '@long' },
  async ({ site }) => {
    const { buyer, sessionId } = await buyPodcast(site);
    const page = await site.openAs({ ...buyer, token: 'ended', refreshToken: 'ended' }, {});
    await page.goto(hubReturn(sessionId));
    await expect(page.getByText('Session expired').first()).toBeVisible();
    await page.waitForURL(`**/login?next=${encodeURIComponent(hubReturn(sessionId))}`);
    await page.getByLabel('Email').fill(buyer.email);
    await passwordField(page).fill(testPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Purchase complete')).toBeVisible();
  },
);

test('shows a bought episode on the success page', { tag: '@long' }, async ({ site }) => {
  const { buyer, sessionId } = await buyPodcast(site);
  const page = await site.openAs(buyer);
  await page.goto(successPage(sessionId, paid.id));
  await expect(page.getByText('Purchase complete')).toBeVisible();
  await expectNoAxeViolations(page);
  const save = page.getByRole('button', { name: 'Download Now' });
  const download = await downloadInNewTab(page, () => save.click());
  expect(await savedSha256(download)).toBe(sha256(fullAudio(paid)));
  await page.getByRole('link', { name: 'Back to All Episodes' }).click();
  await page.waitForURL('**/podcasthub');
});

test('shows a bought product on the success page', { tag: '@long' }, async ({ site }) => {
  const buyer = await site.register();
  const sessionId = await startProductCheckout(site, buyer);
  await site.stripe.pay(sessionId);
  await site.stripe.idle();
  const page = await site.openAs(buyer, { width: 320, colorScheme: 'dark' });
  await page.goto(successPage(sessionId, sampleProduct.id));
  await expect(page.getByText('Purchase complete')).toBeVisible();
  await expectNoAxeViolations(page);
  const save = page.getByRole('button', { name: 'Download' });
  const download = await downloadInNewTab(page, () => save.click());
  expect(await savedSha256(download)).toBe(sha256(sampleProductBytes));
  await page.getByRole('link', { name: 'Back to the store' }).click();
  await page.waitForURL('**/store');
});

test('says on the success page what is missing or wrong', { tag: '@long' }, async ({ site }) => {
  const { sessionId } = await buyPodcast(site);
  const page = await site.open('member');
  for (const [query, text] of [
    ['', 'Missing purchase parameters.'],
    ['?resource_id=a', 'Missing purchase verification data'],
    ['?session_id=a', 'Missing session or resource information'],
  ]) {
    await page.goto(`/success${query}`);
    await expect(page.getByText(text!, { exact: true })).toBeVisible();
  }
  await expectNoAxeViolations(page);
  // Another buyer's purchase.
  await page.goto(successPage(sessionId, paid.id));
  await expect(page.getByText('Purchase verification failed', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Could not verify purchase. Please contact support.').first(),
  ).toBeVisible();
  await expectNoAxeViolations(page);

  const buyer = await site.register();
  const unpaid = await startPodcastCheckout(site, buyer);
  const other = await site.openAs(buyer);
  await other.goto(successPage(unpaid, paid.id));
  await expect(other.getByText('Verification failed', { exact: true })).toBeVisible();
  await expect(other.getByText(/You were not charged/)).toBeVisible();

  const guest = await site.open();
  await guest.goto(successPage(sessionId, paid.id));
  await expect(guest.getByText('Not authenticated')).toBeVisible();
  await guest.getByRole('link', { name: 'Sign in' }).last().click();
  await guest.waitForURL(/\/login\?next=%2Fsuccess/);
});
