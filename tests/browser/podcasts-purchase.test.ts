import type { Page } from '@playwright/test';
import { passwordField } from '../support/account-forms.ts';
import { payWith, savedSha256, sha256, tabTo } from '../support/article-pages.ts';
import { expect, test, type Site } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { buyPodcast } from '../support/buy-podcast.ts';
import { card, downloadInNewTab } from '../support/hub-pages.ts';
import { fullAudio, samplePodcasts } from '../support/sample-podcasts.ts';
import { sessionIdOf } from '../support/stripe-controls.ts';
import { testPassword } from '../support/test-members.ts';

const { paid } = samplePodcasts;
const checkout = /_local\/stripe\/checkout/;

test.beforeAll(({ site }) => site.seedPodcasts());

const openBuyer = async (site: Site) => site.openAs(await site.register());
const buyButton = (page: Page) => card(page, paid.id).getByRole('button', { name: /^Buy/ });

/** From the hub to Stripe's page. Returns the Checkout session's id. */
async function goToCheckout(page: Page): Promise<string> {
  await page.goto('/podcasthub');
  await buyButton(page).click();
  await page.waitForURL(checkout);
  return sessionIdOf(page.url());
}

test(
  'is bought by mouse, from the hub to playback and the file',
  { tag: '@long' },
  async ({ site }) => {
    const page = await openBuyer(site);
    await page.goto('/podcasthub');
    await buyButton(page).dblclick();
    await page.waitForURL(checkout);
    await expect(page.locator('body')).toContainText(paid.title);
    await payWith(page);

    await expect(page.getByText('Purchase complete')).toBeVisible();
    await page.waitForURL(`${site.siteUrl}/podcasthub`);
    await expect(page.locator('main')).toContainText('Paid £3.00.');
    await expectNoAxeViolations(page);
    const save = page.getByRole('button', { name: 'Download Now' });
    const download = await downloadInNewTab(page, () => save.click());
    expect(download.suggestedFilename()).toBe('gamma-ray.mp3');
    expect(await savedSha256(download)).toBe(sha256(fullAudio(paid)));

    await page.reload();
    await expect(page.getByText('Purchase complete')).toBeVisible();
    await page.getByRole('button', { name: 'Listen Now' }).click();
    const player = page.getByRole('dialog', { name: paid.title });
    await expect(player).toBeVisible();
    await player.getByRole('button', { name: 'Close the player' }).click();
    await expect(player).toHaveCount(0);
    await expect(page.getByText('Purchase complete')).toBeVisible();

    await page.getByRole('link', { name: 'Back to All Episodes' }).click();
    await expect(card(page, paid.id).getByText('Owned')).toBeVisible();
    expect(await buyButton(page).count()).toBe(0);
    const again = card(page, paid.id).getByRole('button', { name: 'Download' });
    await downloadInNewTab(page, () => again.click());
    expectNoPageProblems(page);
  },
);

test('is bought with the keyboard alone', { tag: '@long' }, async ({ site }) => {
  const page = await openBuyer(site);
  await page.goto('/podcasthub');
  await tabTo(page, 'button', `Buy ${paid.title}`);
  await page.keyboard.press('Enter');
  await page.waitForURL(checkout);
  await tabTo(page, 'button', 'Pay £3.00');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Purchase complete')).toBeVisible();
  await tabTo(page, 'button', 'Download Now');
  const download = await downloadInNewTab(page, () => page.keyboard.press('Enter'));
  expect(await savedSha256(download)).toBe(sha256(fullAudio(paid)));
});

test(
  'asks a guest to log in first, and goes on from the hub as it was',
  { tag: '@long' },
  async ({ site }) => {
    const { email } = await site.register();
    const page = await site.open();
    await page.goto('/podcasthub?sort=price-high-low');
    await buyButton(page).click();
    await expect(page.getByText('Log in first').first()).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
    await expectNoAxeViolations(page);
    await dialog.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(email);
    await passwordField(page).fill(testPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL(checkout);
    await page.goBack();
    await page.waitForURL('**/podcasthub?sort=price-high-low');
  },
);

test('survives cancelling and the back button', { tag: '@long' }, async ({ site }) => {
  const page = await openBuyer(site);
  const sessionId = await goToCheckout(page);
  await page.getByRole('link', { name: 'Back to the shop without paying' }).click();
  await expect(page.getByText('Checkout cancelled')).toBeVisible();
  await expectNoAxeViolations(page);
  await buyButton(page).click();
  await page.waitForURL(checkout);
  expect(sessionIdOf(page.url())).toBe(sessionId);
  await page.goBack();
  await expect(buyButton(page)).toBeVisible();
  await expect(buyButton(page)).not.toHaveAttribute('aria-busy');
});

test('says why a purchase cannot start', { tag: '@long' }, async ({ site }) => {
  const page = await openBuyer(site);
  await page.goto('/podcasthub');
  for (const [response, text] of [
    [{ json: {} }, 'No checkout URL'],
    [{ status: 502, body: 'oops' }, 'Purchase failed'],
    [{ status: 429, json: { error: 'Too many purchases today.' } }, 'Too many purchases today.'],
  ] as const) {
    await page.route('**/api/purchase', (route) =>
      route.request().method() === 'POST' ? route.fulfill(response) : route.fallback(),
    );
    await buyButton(page).click();
    await expect(page.getByText(text).first()).toBeVisible();
    await page.unroute('**/api/purchase');
  }
});

test(
  'finds out on a click that the episode is already owned',
  { tag: '@long' },
  async ({ site }) => {
    const buyer = await site.register();
    const page = await site.openAs(buyer);
    await page.goto('/podcasthub');
    await expect(buyButton(page)).toBeVisible();
    await buyPodcast(site, { buyer });
    await buyButton(page).click();
    await expect(card(page, paid.id).getByText('Owned')).toBeVisible();
    await expect(page.getByText(/already/).first()).toBeVisible();
  },
);

test('asks to sign in again when the session has ended', { tag: '@long' }, async ({ site }) => {
  const session = await site.register();
  const page = await site.openAs({ ...session, token: 'ended', refreshToken: 'ended' }, {});
  await page.goto('/podcasthub');
  await expect(page.getByText('Session expired').first()).toBeVisible();
  await buyButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible();
});

test(
  'says why a download does not start, and leaves no empty tab',
  { tag: '@long' },
  async ({ site }) => {
    const { buyer } = await buyPodcast(site);
    const page = await site.openAs(buyer);
    await page.goto('/podcasthub');
    const download = card(page, paid.id).getByRole('button', { name: 'Download' });
    for (const [response, text] of [
      [{ json: {} }, 'No token received'],
      [{ status: 500, body: 'oops' }, 'Download failed'],
      [{ status: 403, json: { error: 'You need to buy this item first.' } }, 'You need to buy'],
    ] as const) {
      await page.route('**/token/download', (route) => route.fulfill(response));
      const [tab] = await Promise.all([page.waitForEvent('popup'), download.click()]);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect.poll(() => tab.isClosed()).toBe(true);
      await page.unroute('**/token/download');
    }
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await download.click();
    await expect(
      page.getByText('Popup blocked – please allow popups for downloads').first(),
    ).toBeVisible();
  },
);

test(
  'lists an episode among the purchases, to hear, to save and with its receipt',
  { tag: '@long' },
  async ({ site }) => {
    const { buyer } = await buyPodcast(site);
    const page = await site.openAs(buyer);
    await page.goto('/purchases');
    const save = page.getByRole('button', { name: 'Download Again' });
    await expect(save).toBeVisible();
    await expectNoAxeViolations(page);
    const download = await downloadInNewTab(page, () => save.click());
    expect(await savedSha256(download)).toBe(sha256(fullAudio(paid)));
    await page.getByRole('button', { name: `Listen to ${paid.title}` }).click();
    await page
      .getByRole('dialog', { name: paid.title })
      .getByRole('button', { name: 'Close the player' })
      .click();
    await page.getByRole('link', { name: /^Receipt/ }).click();
    await expect(
      page.getByRole('dialog', { name: 'Receipt' }).getByText('Podcast episode'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: paid.title, exact: true }).click();
    await expect(page.getByRole('article', { name: paid.title })).toBeVisible();
    expectNoPageProblems(page);
  },
);
