import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { passwordField } from '../support/account-forms.ts';
import { payWith, savedSha256, sha256, tabTo } from '../support/article-pages.ts';
import { browserSite } from '../support/browser-site.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { buyPodcast } from '../support/buy-podcast.ts';
import { card, downloadInNewTab, eventually } from '../support/hub-pages.ts';
import { fullAudio, samplePodcasts } from '../support/sample-podcasts.ts';
import { sessionIdOf } from '../support/stripe-controls.ts';
import { testPassword } from '../support/test-members.ts';

const { site, open } = browserSite();
const { paid } = samplePodcasts;
const checkout = /_local\/stripe\/checkout/;

beforeAll(() => site().seedPodcasts());

const openBuyer = async () => open('member', { session: await site().register() });
const buyButton = (page: Page) => card(page, paid.id).getByRole('button', { name: /^Buy/ });

/** From the hub to Stripe's page. Answers the Checkout session's id. */
async function goToCheckout(page: Page): Promise<string> {
  await page.goto('/podcasthub');
  await buyButton(page).click();
  await page.waitForURL(checkout);
  return sessionIdOf(page.url());
}

it('is bought by mouse, from the hub to the sound and the file', async () => {
  const page = await openBuyer();
  await page.goto('/podcasthub');
  await buyButton(page).dblclick();
  await page.waitForURL(checkout);
  await eventually(() => page.textContent('body')).toContain(paid.title);
  await payWith(page);

  await page.getByText('Purchase complete').waitFor();
  await page.waitForURL(`${site().siteUrl}/podcasthub`);
  await eventually(() => page.textContent('main')).toContain('Paid £3.00.');
  await expectNoAxeViolations(page);
  const save = page.getByRole('button', { name: 'Download Now' });
  const download = await downloadInNewTab(page, () => save.click());
  expect(download.suggestedFilename()).toBe('gamma-ray.mp3');
  expect(await savedSha256(download)).toBe(sha256(fullAudio(paid)));

  await page.reload();
  await page.getByText('Purchase complete').waitFor();
  await page.getByRole('button', { name: 'Listen Now' }).click();
  const player = page.getByRole('dialog', { name: paid.title });
  await player.waitFor();
  await player.getByRole('button', { name: 'Close the player' }).click();
  await player.waitFor({ state: 'detached' });
  await page.getByText('Purchase complete').waitFor();

  await page.getByRole('link', { name: 'Back to All Episodes' }).click();
  await card(page, paid.id).getByText('Owned').waitFor();
  expect(await buyButton(page).count()).toBe(0);
  const again = card(page, paid.id).getByRole('button', { name: 'Download' });
  await downloadInNewTab(page, () => again.click());
  expectNoPageProblems(page);
  await page.context().close();
});

it('is bought with the keyboard alone', async () => {
  const page = await openBuyer();
  await page.goto('/podcasthub');
  await tabTo(page, 'button', `Buy ${paid.title}`);
  await page.keyboard.press('Enter');
  await page.waitForURL(checkout);
  await tabTo(page, 'button', 'Pay £3.00');
  await page.keyboard.press('Enter');
  await page.getByText('Purchase complete').waitFor();
  await tabTo(page, 'button', 'Download Now');
  const download = await downloadInNewTab(page, () => page.keyboard.press('Enter'));
  expect(await savedSha256(download)).toBe(sha256(fullAudio(paid)));
  await page.context().close();
});

it('asks a guest to log in first, and goes on from the hub as it was', async () => {
  const { email } = await site().register();
  const page = await open();
  await page.goto('/podcasthub?sort=price-high-low');
  await buyButton(page).click();
  await page.getByText('Log in first').first().waitFor();
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await passwordField(page).fill(testPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(checkout);
  await page.goBack();
  await page.waitForURL('**/podcasthub?sort=price-high-low');
  await page.context().close();
});

it('survives cancelling and the back button', async () => {
  const page = await openBuyer();
  const sessionId = await goToCheckout(page);
  await page.getByRole('link', { name: 'Back to the shop without paying' }).click();
  await page.getByText('Checkout cancelled').waitFor();
  await expectNoAxeViolations(page);
  await buyButton(page).click();
  await page.waitForURL(checkout);
  expect(sessionIdOf(page.url())).toBe(sessionId);
  await page.goBack();
  await buyButton(page).waitFor();
  await eventually(() => buyButton(page).getAttribute('aria-busy')).toBeNull();
  await page.context().close();
});

it('says why a purchase cannot start', async () => {
  const page = await openBuyer();
  await page.goto('/podcasthub');
  for (const [answer, text] of [
    [{ json: {} }, 'No checkout URL'],
    [{ status: 502, body: 'oops' }, 'Purchase failed'],
    [{ status: 429, json: { error: 'Too many purchases today.' } }, 'Too many purchases today.'],
  ] as const) {
    await page.route('**/api/purchase', (route) =>
      route.request().method() === 'POST' ? route.fulfill(answer) : route.fallback(),
    );
    await buyButton(page).click();
    await page.getByText(text).first().waitFor();
    await page.unroute('**/api/purchase');
  }
  await page.context().close();
});

it('finds out on a click that the episode is owned already', async () => {
  const buyer = await site().register();
  const page = await open('member', { session: buyer });
  await page.goto('/podcasthub');
  await buyButton(page).waitFor();
  await buyPodcast(site(), { buyer });
  await buyButton(page).click();
  await card(page, paid.id).getByText('Owned').waitFor();
  await page
    .getByText(/already/)
    .first()
    .waitFor();
  await page.context().close();
});

it('asks to sign in again when the session has ended', async () => {
  const session = await site().register();
  const page = await open('member', {
    session: { ...session, token: 'ended', refreshToken: 'ended' },
  });
  await page.goto('/podcasthub');
  await page.getByText('Session expired').first().waitFor();
  await buyButton(page).click();
  await page.getByRole('dialog', { name: 'Sign in to continue' }).waitFor();
  await page.context().close();
});

it('says why a download does not come, and leaves no empty tab', async () => {
  const { buyer } = await buyPodcast(site());
  const page = await open('member', { session: buyer });
  await page.goto('/podcasthub');
  const download = card(page, paid.id).getByRole('button', { name: 'Download' });
  for (const [answer, text] of [
    [{ json: {} }, 'No token received'],
    [{ status: 500, body: 'oops' }, 'Download failed'],
    [{ status: 403, json: { error: 'You need to buy this item first.' } }, 'You need to buy'],
  ] as const) {
    await page.route('**/token/download', (route) => route.fulfill(answer));
    const [tab] = await Promise.all([page.waitForEvent('popup'), download.click()]);
    await page.getByText(text).first().waitFor();
    await eventually(() => tab.isClosed()).toBe(true);
    await page.unroute('**/token/download');
  }
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await download.click();
  await page.getByText('Popup blocked – please allow popups for downloads').first().waitFor();
  await page.context().close();
});

it('lists an episode among the purchases, to hear, to save and with its receipt', async () => {
  const { buyer } = await buyPodcast(site());
  const page = await open('member', { session: buyer });
  await page.goto('/purchases');
  const save = page.getByRole('button', { name: 'Download Again' });
  await save.waitFor();
  await expectNoAxeViolations(page);
  const download = await downloadInNewTab(page, () => save.click());
  expect(await savedSha256(download)).toBe(sha256(fullAudio(paid)));
  await page.getByRole('button', { name: `Listen to ${paid.title}` }).click();
  await page
    .getByRole('dialog', { name: paid.title })
    .getByRole('button', { name: 'Close the player' })
    .click();
  await page.getByRole('link', { name: /^Receipt/ }).click();
  await page.getByRole('dialog', { name: 'Receipt' }).getByText('Podcast episode').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: paid.title, exact: true }).click();
  await page.getByRole('article', { name: paid.title }).waitFor();
  expectNoPageProblems(page);
  await page.context().close();
});
