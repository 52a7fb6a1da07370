import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deviceKey } from '#shared/constants/session-keys.ts';
import { authContract, type Session } from '#shared/contracts/auth.ts';
import { fillIn, passwordField, press, stored } from '../support/account-forms.ts';
import {
  accountButton,
  expectNoPageProblems,
  launchBrowser,
  openPage,
} from '../support/browser.ts';
import { failureOf } from '../support/failure-of.ts';
import { eventually } from '../support/hub-pages.ts';
import { startSite } from '../support/start-site.ts';
import type { TestStack } from '../support/start-test-stack.ts';
import { testPassword } from '../support/test-members.ts';

let site: TestStack;
let browser: Browser;

beforeAll(async () => {
  site = await startSite();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const open = (session?: Session) => openPage(browser, { siteUrl: site.siteUrl, session });

/** What accounts know the browser by stays. */
const isSignedOut = async (page: Page) =>
  Object.keys(await stored(page)).every((key) => key === deviceKey);

it('sets a new password through the mailed link, which ends the old sessions and works once', async () => {
  const member = await site.register();
  const page = await open(member);
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').fill(member.email.toUpperCase());
  await press(page, 'Send reset link');
  await page.getByText('If that email exists, you’ll get reset instructions shortly.').waitFor();
  const [mail] = await site.waitForMails(member.email);
  const link = /http:\S+\/reset-password\?token=[\w-]+/.exec(mail!.text!)![0];

  await page.goto(link);
  await passwordField(page, 'New password').fill('short');
  await press(page, 'Save new password');
  await page.getByText('Password must be at least 6 characters').waitFor();
  await passwordField(page, 'New password').fill('tilted-siltstone');
  await press(page, 'Save new password');
  await page.getByText('Your password has been changed').waitFor();
  await eventually(() => isSignedOut(page)).toBe(true);
  await page.waitForURL('**/login');
  const { refreshToken } = member;
  expect(await failureOf(site.api(authContract.refresh, { refreshToken }))).toMatchObject({
    code: 'session_expired',
  });

  await fillIn(page, member.email, testPassword);
  await press(page, 'Sign in');
  await page.getByText('Wrong e-mail address or password.').waitFor();
  await passwordField(page).fill('tilted-siltstone');
  await press(page, 'Sign in');
  await page.waitForURL('**/podcasthub');

  await page.goto(link);
  await passwordField(page, 'New password').fill('another-try');
  await press(page, 'Save new password');
  await page.getByText('This reset link is no longer valid. Please request a new one.').waitFor();
  expect(await isSignedOut(page)).toBe(false);
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await page.waitForURL('**/forgot-password');
  expectNoPageProblems(page);
  await page.context().close();
});

it('says that a reset link without a token, or with one cut to pieces, is invalid', async () => {
  const page = await open();
  await page.goto('/reset-password');
  await page.getByRole('alert').getByText('Invalid reset link').waitFor();
  await page.goto(`/reset-password?token=${'a'.repeat(201)}`);
  await passwordField(page, 'New password').fill(testPassword);
  await press(page, 'Save new password');
  await page.getByRole('alert').getByText('Invalid reset link').waitFor();
  expectNoPageProblems(page);
  await page.context().close();
});

it('signs every tab out when one signs out, and revokes the session', async () => {
  const member = await site.register();
  const page = await open(member);
  const other = await page.context().newPage();
  await page.goto('/settings');
  await other.goto('/profile');
  await other.getByText(member.email).first().waitFor();
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(`${site.siteUrl}/`);
  await other.waitForURL('**/login?next=%2Fprofile');
  await eventually(() => isSignedOut(other)).toBe(true);
  const { refreshToken } = member;
  await eventually(() => failureOf(site.api(authContract.refresh, { refreshToken }))).toMatchObject(
    { code: 'session_expired' },
  );
  await page.context().close();
});

it('shows in every tab that one has signed in', async () => {
  const { email } = await site.register();
  const page = await open();
  const other = await page.context().newPage();
  await page.goto('/login');
  await other.goto('/login?next=%2Fprofile');
  await passwordField(other).fill('half-typed');
  await fillIn(page, email, testPassword);
  await press(page, 'Sign in');
  await other.getByText(`Signed in as ${email}.`).waitFor();
  await other.getByRole('link', { name: 'Continue' }).click();
  await other.getByRole('heading', { name: 'My profile' }).waitFor();
  await page.context().close();
});

it('refreshes a refused token quietly', async () => {
  const member = await site.register();
  const page = await open({ ...member, token: 'worn-out' });
  await page.goto('/profile');
  await page.getByText('Member since').waitFor();
  await eventually(async () => (await stored(page))['token']).not.toBe('worn-out');
  await page.getByText('Premium Member').waitFor();
  expect(await page.getByText('Session expired').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/profile');
  await page.context().close();
});

it('says that the session has expired when it cannot be refreshed, and comes back after sign-in', async () => {
  const member = await site.register();
  await site.api(authContract.logout, { refreshToken: member.refreshToken });
  const page = await open({ ...member, token: 'worn-out' });
  await page.goto('/profile');
  await page.waitForURL('**/login?next=%2Fprofile');
  await page.getByText('Session expired').waitFor();
  await fillIn(page, member.email, testPassword);
  await press(page, 'Sign in');
  await page.waitForURL('**/profile');
  await page.context().close();
});

it('sends guests from the profile to sign in, and members from admin pages to another account', async () => {
  const guest = await open();
  await guest.goto('/profile');
  await guest.waitForURL('**/login?next=%2Fprofile');
  await guest.context().close();

  const member = await site.register();
  const page = await open(member);
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'For administrators' }).waitFor();
  await press(page, 'Use another account');
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
    'email',
  );
  await eventually(() => isSignedOut(page)).toBe(true);
  expect(page.url()).toContain('/login?next=%2Fadmin');
  await page.context().close();
});

it('leads from the profile to a reset link for who has forgotten the password', async () => {
  const member = await site.register();
  const page = await open(member);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Forgot your current password?' }).click();
  await page.waitForURL('**/forgot-password');
  await page.getByLabel('E-mail').fill(member.email);
  await press(page, 'Send reset link');
  expect((await site.waitForMails(member.email))[0]!.text).toContain('/reset-password?token=');
  await page.context().close();
});

it('keeps what was typed when the server cannot be reached, has no words, or asks to wait', async () => {
  const page = await open();
  await page.goto('/login');
  await fillIn(page, 'patient@example.test', 'patience');
  const alert = page.getByRole('alert');
  const pattern = '**/api/auth/login';

  await page.route(pattern, (route) => route.abort(), { times: 1 });
  await press(page, 'Sign in');
  await alert.getByText('We could not reach the server. Check your connection').waitFor();
  await page.route(pattern, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), {
    times: 1,
  });
  await press(page, 'Sign in');
  await alert.getByText('Login failed. Please check your credentials.').waitFor();
  const busy = {
    status: 429,
    headers: { 'retry-after': '240' },
    json: { code: 'too_many_requests', error: 'Too many attempts.' },
  };
  await page.route(pattern, (route) => route.fulfill(busy), { times: 1 });
  await press(page, 'Sign in');
  await alert.getByText('You can try again in 4 minutes, at ').waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe('patient@example.test');
  expect(await passwordField(page).inputValue()).toBe('patience');
  await page.context().close();
});

it('sends a form once, however often it is submitted', async () => {
  const { email } = await site.register();
  const page = await open();
  let sent = 0;
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/auth/login', async (route) => {
    sent += 1;
    await answer.promise;
    await route.continue();
  });
  await page.goto('/login');
  await fillIn(page, email, testPassword);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).dispatchEvent('click');
  answer.resolve();
  await page.waitForURL('**/podcasthub');
  expect(sent).toBe(1);
  await page.context().close();
});

it('passes on what was submitted before the app had started', async () => {
  const { email } = await site.register();
  const page = await open();
  const start = Promise.withResolvers<void>();
  await page.route('**/assets/app-*.js', async (route) => {
    await start.promise;
    await route.continue();
  });
  await page.goto('/login?next=%2Fsettings');
  await fillIn(page, email, testPassword);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).pathname).toBe('/login');
  start.resolve();
  await page.waitForURL('**/settings');
  await page.context().close();
});
