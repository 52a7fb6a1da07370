import type { Page } from '@playwright/test';
import { coreRelease } from '#tools/core/release.ts';
import { sessionKeys } from '#shared/constants/session-keys.ts';
import { passwordField } from '../support/account-forms.ts';
import { payWith, savedSha256, sha256 } from '../support/article-pages.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { downloadInNewTab } from '../support/hub-pages.ts';
import { coreBytes, deployCore, startCoreCheckout } from '../support/sample-core.ts';
import { testPassword } from '../support/test-members.ts';

const buyButton = (page: Page) => page.getByRole('button', { name: 'Buy Core, $49' });
const main = (page: Page) => page.getByRole('main');

test(
  'is bought by a guest who signs in first, and downloaded from every page that offers it',
  { tag: '@long' },
  async ({ site }) => {
    await deployCore(site);
    const { email } = await site.register();
    const page = await site.open();
    await page.goto('/core');
    await buyButton(page).click();
    const prompt = page.getByRole('dialog', { name: 'Sign in required' });
    await prompt.getByRole('link', { name: 'Go to Login' }).click();
    await page.waitForURL('**/login?next=%2Fcore');
    await page.getByLabel('Email').fill(email);
    await passwordField(page).fill(testPassword);
    await main(page).getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/_local\/stripe\/checkout/);
    await payWith(page);
    await page.waitForURL(/\/core\/success\?/);
    await expect(page.getByText('Paid US$49.00')).toBeVisible();
    await expectNoAxeViolations(page);
    const save = page.getByRole('button', { name: 'Download Core' });
    const download = await downloadInNewTab(page, () => save.click());
    expect(download.suggestedFilename()).toBe(coreRelease.fileName);
    expect(await savedSha256(download)).toBe(sha256(coreBytes));

    await main(page).getByRole('link', { name: 'My Purchases' }).click();
    const title = `Core ${coreRelease.version}, LAS validator`;
    await expect(main(page).getByRole('button', { name: `Download Again ${title}` })).toBeVisible();
    await main(page).getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('button', { name: 'Download Core again' })).toBeVisible();
    expectNoPageProblems(page);
  },
);

test('explains in its dialog why it cannot be bought', { tag: '@long' }, async ({ site }) => {
  const page = await site.openAs(await site.register());
  await page.goto('/core');
  const responses: [answer: { status: number; body: string } | undefined, title: string][] = [
    [undefined, 'Network error'],
    [{ status: 403, body: '{}' }, 'Permission needed'],
    [{ status: 404, body: '{}' }, 'Product not found'],
    [{ status: 500, body: '<h1>Bad Gateway</h1>' }, 'Server error'],
    [{ status: 400, body: '{}' }, 'Unable to start checkout'],
    [{ status: 200, body: '{}' }, 'Unable to start checkout'],
  ];
  for (const [response, title] of responses) {
    await page.route('**/api/purchase', (route) =>
      route.request().method() !== 'POST'
        ? route.fallback()
        : response
          ? route.fulfill({ ...response, contentType: 'application/json' })
          : route.abort(),
    );
    await buyButton(page).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    if (response?.status === 200)
      await expect(dialog.getByText('Checkout URL not returned.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.unroute('**/api/purchase');
  }
});

test('removes an expired token, and asks to sign in', { tag: '@long' }, async ({ site }) => {
  await deployCore(site);
  const session = await site.register();
  const expired = `x.${Buffer.from('{"exp":1}').toString('base64url')}.y`;
  const page = await site.openAs({ ...session, token: expired });
  await page.addInitScript((key) => localStorage.removeItem(key), sessionKeys.refreshToken);
  await page.goto('/core');
  await buyButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Sign in required' })).toBeVisible();
  const kept = await page.evaluate((key) => localStorage.getItem(key), sessionKeys.token);
  expect(kept).toBeNull();
});

test('says why there is nothing to download yet', { tag: '@long' }, async ({ site }) => {
  await deployCore(site);
  const buyer = await site.register();
  const sessionId = await startCoreCheckout(site, buyer);
  const back = `/core/success?resource_id=core&session_id=${sessionId}`;

  const guest = await site.open('guest', { width: 320, colorScheme: 'dark' });
  await guest.goto('/core/success');
  await expect(guest.getByText('Missing purchase parameters.')).toBeVisible();
  await guest.goto(back);
  await expect(guest.getByText('Not authenticated')).toBeVisible();
  await expectNoAxeViolations(guest);

  const other = await site.open('member');
  await other.goto(back);
  await expect(other.getByText('It may belong to another of your accounts.')).toBeVisible();

  const page = await site.openAs(buyer);
  await page.goto('/core?checkout=cancelled');
  await expect(page.getByText('Checkout cancelled')).toBeVisible();
  await page.waitForURL(`${site.siteUrl}/core`);
  await site.stripe.payLater(sessionId);
  await site.stripe.idle();
  await page.goto(back);
  await expect(page.getByText('Your payment is on its way')).toBeVisible();
  await site.stripe.settle(sessionId, true);
  await site.stripe.idle();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Purchase complete')).toBeVisible();
  // The focus did not disappear with the notice: the download comes next.
  await page.keyboard.press('Tab');
  const download = page.getByRole('button', { name: 'Download Core' });
  await expect(download).toBeFocused();
});
