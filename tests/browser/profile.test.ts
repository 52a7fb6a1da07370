import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accountContract } from '#shared/contracts/account.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { passwordField, press, stored } from '../support/account-forms.ts';
import { expect, test, type Site } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { failureOf } from '../support/failure-of.ts';
import { giveMemberData } from '../support/give-member-data.ts';
import { testPassword } from '../support/test-members.ts';

test.beforeAll(({ site }) => site.seedArticles());

async function openProfile(site: Site) {
  const member = await site.register();
  const page = await site.openAs(member);
  await page.goto('/profile');
  await expect(page.getByText(member.id)).toBeVisible();
  return { page, member };
}

const current = (page: Page) => passwordField(page, 'Current password');
const chosen = (page: Page) => passwordField(page, 'New password');

test(
  'changes the password without losing typed text, and signs out only the other devices',
  { tag: '@long' },
  async ({ site }) => {
    const { page, member } = await openProfile(site);
    const elsewhere = await site.login(member.email);
    await current(page).fill('not-this-one');
    await chosen(page).fill('tilted-siltstone');
    await press(page, 'Change password');
    await expect(page.getByText('This is not your current password')).toBeVisible();
    await expect(chosen(page)).toHaveValue('tilted-siltstone');

    const pattern = '**/api/auth/change-password';
    await current(page).fill(testPassword);
    await page.route(pattern, (route) => route.abort(), { times: 1 });
    await press(page, 'Change password');
    await expect(page.getByRole('alert').getByText('We could not reach the server.')).toBeVisible();
    const busy = {
      status: 429,
      headers: { 'retry-after': '240' },
      json: { code: 'too_many_requests', error: 'Too many attempts.' },
    };
    await page.route(pattern, (route) => route.fulfill(busy), { times: 1 });
    await press(page, 'Change password');
    await expect(
      page.getByRole('alert').getByText('You can try again in 4 minutes, at '),
    ).toBeVisible();
    await expect(current(page)).toHaveValue(testPassword);
    await press(page, 'Change password');
    await expect(page.getByText('Your password was changed')).toBeVisible();

    const { refreshToken } = elsewhere;
    const refused = site.api(authContract.refresh, { refreshToken });
    expect((await failureOf(refused)).code).toBe('session_expired');
    await page.reload();
    await expect(page.getByText(member.id)).toBeVisible();
    expect((await stored(page))['refreshToken']).not.toBe(member.refreshToken);
    expect((await site.login(member.email, 'tilted-siltstone')).id).toBe(member.id);
  },
);

test(
  'saves all stored data as one file, and continues after a failure',
  { tag: '@long' },
  async ({ site }) => {
    const { page, member } = await openProfile(site);
    await giveMemberData(site, member);
    await page.route('**/api/auth/export', (route) => route.abort(), { times: 1 });
    await press(page, 'Download my data');
    await expect(page.getByRole('alert').getByText('We could not reach the server.')).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Try again')]);
    expect(download.suggestedFilename()).toMatch(/^outcrop-my-data-\d{4}-\d\d-\d\d\.json$/);
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<
      string,
      unknown[]
    >;
    expect(file['about']).toMatchObject({
      what: expect.stringContaining('Outcrop'),
      notInThisFile: expect.arrayContaining([expect.stringContaining('Likes')]),
    });
    expect(file['profile']).toMatchObject([{ id: member.id, email: member.email, credits: 3 }]);
    expect(file['orders']).toHaveLength(1);
    expect(file['ledger']).toHaveLength(4);
    await expect(page.getByText('Saved as outcrop-my-data-')).toBeVisible();
  },
);

test('deletes the account after showing what goes and what stays, and says goodbye', async ({
  site,
}) => {
  const { page, member } = await openProfile(site);
  await giveMemberData(site, member);
  await press(page, 'Delete account…');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('Purchases, with their downloads')).toBeVisible();
  await expect(dialog.getByText('Tax law requires us to keep accounts.')).toBeVisible();
  await expectNoAxeViolations(page);
  const remove = dialog.getByRole('button', { name: 'Delete my account' });
  await remove.click();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await dialog.getByLabel('Your password').fill('not-this-one');
  await remove.click();
  await expect(dialog.getByText('This is not your current password')).toBeVisible();
  await dialog.getByLabel('Your password').fill(testPassword);
  await remove.click();
  await expect(page.getByText(`An email to ${member.email} confirms it.`)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await expect.poll(async () => (await stored(page))['token']).toBeUndefined();
  expect((await failureOf(site.login(member.email))).code).toBe('wrong_credentials');
});

test('tells the last administrator why they cannot leave', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('admin');
  await page.goto('/profile');
  await press(page, 'Delete account…');
  await expect(page.getByText('You are the only administrator')).toBeVisible();
  expect(await page.getByLabel('Your password').count()).toBe(0);
  expectNoPageProblems(page);
});

test(
  'saves email choices at once, reverts them if that fails, and explains them to guests',
  { tag: '@long' },
  async ({ site }) => {
    const member = await site.register();
    const page = await site.openAs(member);
    await page.goto('/settings');
    const box = page.getByRole('checkbox', { name: 'Email me about new items' });
    const editions = page.getByRole('checkbox', { name: 'new editions of what I own' });
    await expect(editions).toBeChecked();
    await expect(box).not.toBeChecked();
    await page.setViewportSize({ width: 320, height: 700 });
    const [size, sizeOfWrapped] = [await box.boundingBox(), await editions.boundingBox()];
    expect(sizeOfWrapped!.width).toBe(size!.width);
    const pattern = '**/api/auth/preferences';
    await page.route(pattern, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await box.click();
    await expect(page.getByRole('alert').getByText('Your setting has not changed.')).toBeVisible();
    await expect(box).not.toBeChecked();
    await page.unroute(pattern);
    await box.click();
    await expect(page.getByText(`Saved. We’ll email ${member.email}.`)).toBeVisible();
    const stored = () => site.api(accountContract.readPreferences, {}, member);
    expect(await stored()).toEqual({ newItems: true, newEditions: true });
    await editions.click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect.poll(stored).toEqual({ newItems: true, newEditions: false });
    await page.reload();
    await expect(box).toBeChecked();
    await expect(editions).not.toBeChecked();

    const guest = await site.open();
    await guest.goto('/settings');
    await expect(guest.getByText('at most one email a day')).toBeVisible();
    await guest.getByRole('link', { name: 'Sign in to change this' }).click();
    await guest.waitForURL('**/login?next=%2Fsettings');
  },
);

test(
  'lets an administrator delete an account with a reason',
  { tag: '@long' },
  async ({ site }) => {
    const member = await site.register();
    const page = await site.open('admin');
    await page.goto(`/admin/users?user=${member.id}`);
    const dialog = page.getByRole('dialog', { name: member.email });
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(
      dialog.getByText('Give a reason of at least 3 characters for the audit log'),
    ).toBeVisible();
    await dialog.getByLabel('Reason', { exact: true }).last().fill('Asked for by letter');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(
      page.getByText(`${member.email} was deleted. We told them by email.`),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await failureOf(site.login(member.email))).code).toBe('wrong_credentials');
  },
);
