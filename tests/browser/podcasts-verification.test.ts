import { beforeAll, expect, it } from 'vitest';
import { passwordField } from '../support/account-forms.ts';
import { savedSha256, sha256 } from '../support/article-pages.ts';
import { browserSite } from '../support/browser-site.ts';
import { expectNoAxeViolations } from '../support/browser.ts';
import { buyPodcast, startPodcastCheckout } from '../support/buy-podcast.ts';
import { downloadInNewTab, eventually } from '../support/hub-pages.ts';
import { fullAudio, samplePodcasts } from '../support/sample-podcasts.ts';
import {
  sampleProduct,
  sampleProductBytes,
  seedProduct,
  startProductCheckout,
} from '../support/sample-products.ts';
import { testPassword } from '../support/test-members.ts';

const { site, open } = browserSite();
const { paid } = samplePodcasts;
const failure = 'Purchase verification failed. Please refresh.';

beforeAll(async () => {
  await site().seedPodcasts();
  await seedProduct(site());
});

const hubReturn = (sessionId: string) =>
  `/podcasthub?session_id=${sessionId}&product_id=${paid.id}`;
const successPage = (sessionId: string, resourceId: string) =>
  `/success?session_id=${sessionId}&resource_id=${resourceId}`;

it('keeps trying while no answer comes, three times more after 1, 2 and 3 seconds', async () => {
  const { buyer, sessionId } = await buyPodcast(site());
  const page = await open('member', { session: buyer });
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
    await eventually(() => asked).toBe(tries);
    await page.clock.runFor(waitMs);
  }
  await page.getByText('Purchase complete').waitFor();
  expect(asked).toBe(4);
  await page.context().close();
});

it('says that it could not be verified, and tries again on demand or on reload', async () => {
  const { buyer, sessionId } = await buyPodcast(site());
  const page = await open('member', { session: buyer });
  await page.route('**/api/purchase/verify', (route) =>
    route.fulfill({ status: 404, json: { error: 'No such purchase.' } }),
  );
  await page.goto(hubReturn(sessionId));
  const alert = page.getByRole('main').getByRole('alert');
  await alert.getByText(failure).waitFor();
  await eventually(() => alert.textContent()).toContain('No such purchase.');
  await eventually(() => page.getByText(failure).count()).toBe(2);
  await expectNoAxeViolations(page);
  await page.reload();
  await alert.getByText(failure).waitFor();
  await page.unroute('**/api/purchase/verify');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('Purchase complete').waitFor();
  await page.context().close();
});

it('tells honestly of a payment that is still on its way', async () => {
  const buyer = await site().register();
  const sessionId = await startPodcastCheckout(site(), buyer);
  await site().stripe.payLater(sessionId);
  const page = await open('member', { session: buyer, width: 320, colorScheme: 'dark' });
  await page.goto(hubReturn(sessionId));
  await page.getByText('Your payment is on its way').waitFor();
  expect(await page.getByRole('button', { name: /Download|Listen/ }).count()).toBe(0);
  await expectNoAxeViolations(page);
  const again = page.getByRole('button', { name: 'Check again' });
  const answer = page.waitForResponse('**/api/purchase/verify');
  await again.click();
  await answer;
  await again.waitFor();
  // Focus did not go with the notice that was there before.
  const place = page.getByRole('region', { name: 'Your purchase' });
  await eventually(() => place.evaluate((it) => it === document.activeElement)).toBe(true);
  await site().stripe.settle(sessionId, true);
  await again.click();
  await page.getByText('Purchase complete').waitFor();
  await expectNoAxeViolations(page);
  await page.context().close();
});

it('takes somebody whose session has ended through the login and back to the purchase', async () => {
  const { buyer, sessionId } = await buyPodcast(site());
  const page = await open('member', {
    session: { ...buyer, token: 'ended', refreshToken: 'ended' },
  });
  await page.goto(hubReturn(sessionId));
  await page.getByText('Session expired').first().waitFor();
  await page.waitForURL(`**/login?next=${encodeURIComponent(hubReturn(sessionId))}`);
  await page.getByLabel('E-mail').fill(buyer.email);
  await passwordField(page).fill(testPassword);
  await page.keyboard.press('Enter');
  await page.getByText('Purchase complete').waitFor();
  await page.context().close();
});

it('shows a bought episode on the success page', async () => {
  const { buyer, sessionId } = await buyPodcast(site());
  const page = await open('member', { session: buyer });
  await page.goto(successPage(sessionId, paid.id));
  await page.getByText('Purchase complete').waitFor();
  await expectNoAxeViolations(page);
  const save = page.getByRole('button', { name: 'Download Now' });
  const download = await downloadInNewTab(page, () => save.click());
  expect(await savedSha256(download)).toBe(sha256(fullAudio(paid)));
  await page.getByRole('link', { name: 'Back to All Episodes' }).click();
  await page.waitForURL('**/podcasthub');
  await page.context().close();
});

it('shows a bought product on the success page', async () => {
  const buyer = await site().register();
  const sessionId = await startProductCheckout(site(), buyer);
  await site().stripe.pay(sessionId);
  await site().stripe.idle();
  const page = await open('member', { session: buyer, width: 320, colorScheme: 'dark' });
  await page.goto(successPage(sessionId, sampleProduct.id));
  await page.getByText('Purchase complete').waitFor();
  await expectNoAxeViolations(page);
  const save = page.getByRole('button', { name: 'Download' });
  const download = await downloadInNewTab(page, () => save.click());
  expect(await savedSha256(download)).toBe(sha256(sampleProductBytes));
  await page.context().close();
});

it('says on the success page what is missing or wrong', async () => {
  const { sessionId } = await buyPodcast(site());
  const page = await open('member');
  for (const [query, text] of [
    ['', 'Missing purchase parameters.'],
    ['?resource_id=a', 'Missing purchase verification data'],
    ['?session_id=a', 'Missing session or resource information'],
  ]) {
    await page.goto(`/success${query}`);
    await page.getByText(text!, { exact: true }).waitFor();
  }
  await expectNoAxeViolations(page);
  // Somebody else's purchase.
  await page.goto(successPage(sessionId, paid.id));
  await page.getByText('Purchase verification failed', { exact: true }).waitFor();
  await page.getByText('Could not verify purchase. Please contact support.').first().waitFor();
  await expectNoAxeViolations(page);

  const buyer = await site().register();
  const unpaid = await startPodcastCheckout(site(), buyer);
  const other = await open('member', { session: buyer });
  await other.goto(successPage(unpaid, paid.id));
  await other.getByText('Verification failed', { exact: true }).waitFor();
  await other.getByText(/You were not charged/).waitFor();
  await other.context().close();

  const guest = await open();
  await guest.goto(successPage(sessionId, paid.id));
  await guest.getByText('Not authenticated').waitFor();
  await guest.getByRole('link', { name: 'Sign in' }).last().click();
  await guest.waitForURL(/\/login\?next=%2Fsuccess/);
  await guest.context().close();
  await page.context().close();
});
