import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { coreRelease } from '#shared/constants/core-release.ts';
import { sessionKeys } from '#shared/constants/session-keys.ts';
import { passwordField } from '../support/account-forms.ts';
import { payWith, savedSha256, sha256 } from '../support/article-pages.ts';
import { browserSite } from '../support/browser-site.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { downloadInNewTab } from '../support/hub-pages.ts';
import { coreBytes, deployCore, startCoreCheckout } from '../support/sample-core.ts';
import { testPassword } from '../support/test-members.ts';

const { site, open } = browserSite();
const buyButton = (page: Page) => page.getByRole('button', { name: 'Buy Core, $49' });
const main = (page: Page) => page.getByRole('main');

it('is bought by a guest who signs in first, and downloaded from every place that says so', async () => {
  await deployCore(site());
  const { email } = await site().register();
  const page = await open();
  await page.goto('/core');
  await buyButton(page).click();
  const prompt = page.getByRole('dialog', { name: 'Sign in required' });
  await prompt.getByRole('button', { name: 'Go to Login' }).click();
  await page.waitForURL('**/login?next=%2Fcore');
  await page.getByLabel('E-mail').fill(email);
  await passwordField(page).fill(testPassword);
  await main(page).getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/_local\/stripe\/checkout/);
  await payWith(page);
  await page.waitForURL(/\/core\/success\?/);
  await page.getByText('Paid US$49.00').waitFor();
  await expectNoAxeViolations(page);
  const save = page.getByRole('button', { name: 'Download Core' });
  const download = await downloadInNewTab(page, () => save.click());
  expect(download.suggestedFilename()).toBe(coreRelease.fileName);
  expect(await savedSha256(download)).toBe(sha256(coreBytes));

  await main(page).getByRole('link', { name: 'My Purchases' }).click();
  const title = `Core ${coreRelease.version}, LAS validator`;
  await main(page)
    .getByRole('button', { name: `Download Again ${title}` })
    .waitFor();
  await main(page).getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('button', { name: 'Download Core again' }).waitFor();
  expectNoPageProblems(page);
  await page.context().close();
});

it('says in its dialog what keeps it from being bought', async () => {
  const page = await open('member', { session: await site().register() });
  await page.goto('/core');
  const answers: [answer: { status: number; body: string } | undefined, title: string][] = [
    [undefined, 'Network error'],
    [{ status: 403, body: '{}' }, 'Permission needed'],
    [{ status: 404, body: '{}' }, 'Product not found'],
    [{ status: 500, body: '<h1>Bad Gateway</h1>' }, 'Server error'],
    [{ status: 400, body: '{}' }, 'Unable to start checkout'],
    [{ status: 200, body: '{}' }, 'Unable to start checkout'],
  ];
  for (const [answer, title] of answers) {
    await page.route('**/api/purchase', (route) =>
      route.request().method() !== 'POST'
        ? route.fallback()
        : answer
          ? route.fulfill({ ...answer, contentType: 'application/json' })
          : route.abort(),
    );
    await buyButton(page).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    if (answer?.status === 200) await dialog.getByText('Checkout URL not returned.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.unroute('**/api/purchase');
  }
  await page.context().close();
});

it('removes an expired token, and asks to sign in', async () => {
  const session = await site().register();
  const expired = `x.${Buffer.from('{"exp":1}').toString('base64url')}.y`;
  const page = await open('member', { session: { ...session, token: expired } });
  await page.goto('/core');
  await page.evaluate((key) => localStorage.removeItem(key), sessionKeys.refreshToken);
  await page.reload();
  await buyButton(page).click();
  await page.getByRole('dialog', { name: 'Sign in required' }).waitFor();
  const kept = await page.evaluate((key) => localStorage.getItem(key), sessionKeys.token);
  expect(kept).toBeNull();
  await page.context().close();
});

it('says why there is nothing to download yet', async () => {
  await deployCore(site());
  const buyer = await site().register();
  const sessionId = await startCoreCheckout(site(), buyer);
  const back = `/core/success?resource_id=core&session_id=${sessionId}`;

  const guest = await open('guest', { width: 320, colorScheme: 'dark' });
  await guest.goto('/core/success');
  await guest.getByText('Missing purchase parameters.').waitFor();
  await guest.goto(back);
  await guest.getByText('Not authenticated').waitFor();
  await expectNoAxeViolations(guest);
  await guest.context().close();

  const other = await open('member');
  await other.goto(back);
  await other.getByText('It may belong to another of your accounts.').waitFor();
  await other.context().close();

  const page = await open('member', { session: buyer });
  await page.goto('/core?checkout=cancelled');
  await page.getByText('Checkout cancelled').waitFor();
  await page.waitForURL(`${site().siteUrl}/core`);
  await site().stripe.payLater(sessionId);
  await site().stripe.idle();
  await page.goto(back);
  await page.getByText('Your payment is on its way').waitFor();
  await site().stripe.settle(sessionId, true);
  await site().stripe.idle();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('Purchase complete').waitFor();
  // Focus did not go with the notice: what comes next is the download.
  await page.keyboard.press('Tab');
  const download = page.getByRole('button', { name: 'Download Core' });
  expect(await download.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.context().close();
});
