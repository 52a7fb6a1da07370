import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { accountContract } from '#shared/contracts/account.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { passwordField, press, stored } from '../support/account-forms.ts';
import { browserSite } from '../support/browser-site.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { failureOf } from '../support/failure-of.ts';
import { giveMemberData } from '../support/give-member-data.ts';
import { eventually } from '../support/hub-pages.ts';
import { testPassword } from '../support/test-members.ts';

const { site, open } = browserSite();
beforeAll(() => site().seedArticles());

async function openProfile() {
  const member = await site().register();
  const page = await open('guest', { session: member });
  await page.goto('/profile');
  await page.getByText(member.id).waitFor();
  return { page, member };
}

const current = (page: Page) => passwordField(page, 'Current password');
const chosen = (page: Page) => passwordField(page, 'New password');

it('changes the password: nothing typed is lost on the way, only the other devices are signed out', async () => {
  const { page, member } = await openProfile();
  const elsewhere = await site().login(member.email);
  await current(page).fill('not-this-one');
  await chosen(page).fill('tilted-siltstone');
  await press(page, 'Change password');
  await page.getByText('This is not your current password').waitFor();
  expect(await chosen(page).inputValue()).toBe('tilted-siltstone');

  const pattern = '**/api/auth/change-password';
  await current(page).fill(testPassword);
  await page.route(pattern, (route) => route.abort(), { times: 1 });
  await press(page, 'Change password');
  await page.getByRole('alert').getByText('We could not reach the server.').waitFor();
  const busy = {
    status: 429,
    headers: { 'retry-after': '240' },
    json: { code: 'too_many_requests', error: 'Too many attempts.' },
  };
  await page.route(pattern, (route) => route.fulfill(busy), { times: 1 });
  await press(page, 'Change password');
  await page.getByRole('alert').getByText('You can try again in 4 minutes, at ').waitFor();
  expect(await current(page).inputValue()).toBe(testPassword);
  await press(page, 'Change password');
  await page.getByText('Your password was changed').waitFor();

  const { refreshToken } = elsewhere;
  const refused = site().api(authContract.refresh, { refreshToken });
  expect((await failureOf(refused)).code).toBe('session_expired');
  await page.reload();
  await page.getByText(member.id).waitFor();
  expect((await stored(page))['refreshToken']).not.toBe(member.refreshToken);
  expect((await site().login(member.email, 'tilted-siltstone')).id).toBe(member.id);
  await page.context().close();
});

it('saves everything that is stored as one file, and goes on after a failure', async () => {
  const { page, member } = await openProfile();
  await giveMemberData(site(), member);
  await page.route('**/api/auth/export', (route) => route.abort(), { times: 1 });
  await press(page, 'Download my data');
  await page.getByRole('alert').getByText('We could not reach the server.').waitFor();
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
  await page.getByText('Saved as outcrop-my-data-').waitFor();
  await page.context().close();
});

it('deletes the account after showing what goes and what stays, and says goodbye', async () => {
  const { page, member } = await openProfile();
  await giveMemberData(site(), member);
  await press(page, 'Delete account …');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByText('Purchases, with their downloads').waitFor();
  await dialog.getByText('Tax law asks for bookkeeping.').waitFor();
  await expectNoAxeViolations(page);
  const remove = dialog.getByRole('button', { name: 'Delete my account' });
  await remove.click();
  await dialog.getByText('Password is required').waitFor();
  await dialog.getByLabel('Your password').fill('not-this-one');
  await remove.click();
  await dialog.getByText('This is not your current password').waitFor();
  await dialog.getByLabel('Your password').fill(testPassword);
  await remove.click();
  await page.getByText(`A mail to ${member.email} confirms it.`).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await eventually(async () => (await stored(page))['token']).toBeUndefined();
  expect((await failureOf(site().login(member.email))).code).toBe('wrong_credentials');
  await page.context().close();
});

it('tells the last administrator why he cannot leave', async () => {
  const page = await open('admin');
  await page.goto('/profile');
  await press(page, 'Delete account …');
  await page.getByText('You are the only administrator').waitFor();
  expect(await page.getByLabel('Your password').count()).toBe(0);
  expectNoPageProblems(page);
  await page.context().close();
});

it('keeps the choice of mails at once, takes it back where that fails, and shows guests what it is', async () => {
  const member = await site().register();
  const page = await open('guest', { session: member });
  await page.goto('/settings');
  const box = page.getByRole('checkbox', { name: 'E-mail me about new items' });
  await page.getByText('You won’t get these e-mails.').waitFor();
  const pattern = '**/api/auth/preferences';
  await page.route(pattern, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await box.click();
  await page.getByRole('alert').getByText('Your setting has not changed.').waitFor();
  expect(await box.isChecked()).toBe(false);
  await page.unroute(pattern);
  await box.click();
  await page.getByText(`Saved. It goes to ${member.email}.`).waitFor();
  expect(await site().api(accountContract.readPreferences, {}, member)).toEqual({ newItems: true });
  await page.reload();
  await eventually(() => box.isChecked()).toBe(true);
  await page.context().close();

  const guest = await open();
  await guest.goto('/settings');
  await guest.getByText('At most one mail a day').waitFor();
  await guest.getByRole('link', { name: 'Sign in to change this' }).click();
  await guest.waitForURL('**/login?next=%2Fsettings');
  await guest.context().close();
});

it('lets an administrator delete an account with a reason', async () => {
  const member = await site().register();
  const page = await open('admin');
  await page.goto(`/admin/users?user=${member.id}`);
  const dialog = page.getByRole('dialog', { name: member.email });
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByText('Say why: it stands in the audit log').waitFor();
  await dialog.getByLabel('Reason', { exact: true }).last().fill('Asked for by letter');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.getByText(`${member.email} was deleted, and told by mail.`).waitFor();
  await eventually(() => page.getByRole('dialog').count()).toBe(0);
  expect((await failureOf(site().login(member.email))).code).toBe('wrong_credentials');
  await page.context().close();
});
