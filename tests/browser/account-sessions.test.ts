import type { Page } from '@playwright/test';
import { deviceKey } from '#shared/constants/session-keys.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { fillIn, passwordField, press, stored } from '../support/account-forms.ts';
import { accountButton, expectNoPageProblems, holdApp } from '../support/browser.ts';
import { failureOf } from '../support/failure-of.ts';
import { expect, test } from '../support/browser-test.ts';
import { testPassword } from '../support/test-members.ts';

/** Ignores the key by which accounts recognise the browser; it stays after signing out. */
const isSignedOut = async (page: Page) =>
  Object.keys(await stored(page)).every((key) => key === deviceKey);

test(
  'sets a new password that was submitted before the app had started',
  { tag: '@long' },
  async ({ site }) => {
    const { email } = await site.register();
    await site.api(authContract.requestPasswordReset, { email });
    const [mail] = await site.waitForMails(email);
    const page = await site.open();
    const release = await holdApp(page);
    await page.goto(/http:\S+\/reset-password\?token=[\w-]+/.exec(mail!.text!)![0]);
    await passwordField(page, 'New password').fill('tilted-siltstone');
    await press(page, 'Save new password');
    release();
    await expect(page.getByText('Your password has been changed')).toBeVisible();
  },
);

test('sets a new password through the emailed link, which ends the old sessions and works once', async ({
  site,
}) => {
  const member = await site.register();
  const page = await site.openAs(member);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(member.email.toUpperCase());
  await press(page, 'Send reset link');
  await expect(
    page.getByText('If that email exists, you’ll get reset instructions shortly.'),
  ).toBeVisible();
  const [mail] = await site.waitForMails(member.email);
  const link = /http:\S+\/reset-password\?token=[\w-]+/.exec(mail!.text!)![0];

  await page.goto(link);
  await passwordField(page, 'New password').fill('short');
  await press(page, 'Save new password');
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await passwordField(page, 'New password').fill('tilted-siltstone');
  await press(page, 'Save new password');
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await expect.poll(() => isSignedOut(page)).toBe(true);
  await page.waitForURL('**/login');
  const { refreshToken } = member;
  expect(await failureOf(site.api(authContract.refresh, { refreshToken }))).toMatchObject({
    code: 'session_expired',
  });

  await fillIn(page, member.email, testPassword);
  await press(page, 'Sign in');
  await expect(page.getByText('Wrong email address or password.')).toBeVisible();
  await passwordField(page).fill('tilted-siltstone');
  await press(page, 'Sign in');
  await page.waitForURL('**/podcasthub');

  await page.goto(link);
  await passwordField(page, 'New password').fill('another-try');
  await press(page, 'Save new password');
  await expect(
    page.getByText('This reset link is no longer valid. Please request a new one.'),
  ).toBeVisible();
  expect(await isSignedOut(page)).toBe(false);
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await page.waitForURL('**/forgot-password');
  expectNoPageProblems(page);
});

test(
  'says that a reset link with a missing or truncated token is invalid',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/reset-password');
    await expect(page.getByRole('alert').getByText('Invalid reset link')).toBeVisible();
    await page.goto(`/reset-password?token=${'a'.repeat(201)}`);
    await passwordField(page, 'New password').fill(testPassword);
    await press(page, 'Save new password');
    await expect(page.getByRole('alert').getByText('Invalid reset link')).toBeVisible();
    expectNoPageProblems(page);
  },
);

test(
  'signs out every tab when one signs out, and revokes the session',
  { tag: '@long' },
  async ({ site }) => {
    const member = await site.register();
    const page = await site.openAs(member);
    const other = await page.context().newPage();
    await page.goto('/settings');
    await other.goto('/profile');
    await expect(other.getByRole('main').getByText(member.email).first()).toBeVisible();
    const revoked = page.waitForResponse('**/api/auth/logout');
    await accountButton(page).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${site.siteUrl}/`);
    await other.waitForURL('**/login?next=%2Fprofile');
    await expect.poll(() => isSignedOut(other)).toBe(true);
    await revoked;
    const { refreshToken } = member;
    const refused = await failureOf(site.api(authContract.refresh, { refreshToken }));
    expect(refused).toMatchObject({ code: 'session_expired' });
  },
);

test('signs in every tab when one signs in', { tag: '@long' }, async ({ site }) => {
  const { email } = await site.register();
  const page = await site.open();
  const other = await page.context().newPage();
  await page.goto('/login');
  await other.goto('/login?next=%2Fprofile');
  await passwordField(other).fill('half-typed');
  await fillIn(page, email, testPassword);
  await press(page, 'Sign in');
  await expect(other.getByText(`Signed in as ${email}.`)).toBeVisible();
  await other.getByRole('link', { name: 'Continue' }).click();
  await expect(other.getByRole('heading', { name: 'My profile' })).toBeVisible();
});

test('refreshes a rejected token silently', { tag: '@long' }, async ({ site }) => {
  const member = await site.register();
  const page = await site.openAs({ ...member, token: 'worn-out' });
  await page.goto('/profile');
  await expect(page.getByText('Member since')).toBeVisible();
  await expect.poll(async () => (await stored(page))['token']).not.toBe('worn-out');
  await expect(page.getByRole('main').getByText('Premium Member')).toBeVisible();
  expect(await page.getByText('Session expired').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/profile');
});

test(
  'says that the session has expired when it cannot be refreshed, and comes back after sign-in',
  { tag: '@long' },
  async ({ site }) => {
    const member = await site.register();
    await site.api(authContract.logout, { refreshToken: member.refreshToken });
    const page = await site.openAs({ ...member, token: 'worn-out' });
    await page.goto('/profile');
    await page.waitForURL('**/login?next=%2Fprofile');
    await expect(page.getByText('Session expired')).toBeVisible();
    await fillIn(page, member.email, testPassword);
    await press(page, 'Sign in');
    await page.waitForURL('**/profile');
  },
);

test('sends guests from the profile to sign in, and members from admin pages to another account', async ({
  site,
}) => {
  const guest = await site.open();
  await guest.goto('/profile');
  await guest.waitForURL('**/login?next=%2Fprofile');

  const member = await site.register();
  const page = await site.openAs(member);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'For administrators' })).toBeVisible();
  await press(page, 'Use another account');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('email');
  await expect.poll(() => isSignedOut(page)).toBe(true);
  expect(page.url()).toContain('/login?next=%2Fadmin');
});

test(
  'offers a reset link on the profile to members who have forgotten their password',
  { tag: '@long' },
  async ({ site }) => {
    const member = await site.register();
    const page = await site.openAs(member);
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Forgot your current password?' }).click();
    await page.waitForURL('**/forgot-password');
    await page.getByLabel('Email').fill(member.email);
    await press(page, 'Send reset link');
    expect((await site.waitForMails(member.email))[0]!.text).toContain('/reset-password?token=');
  },
);

test(
  'keeps what was typed when the server is unreachable, sends no error text, or asks to wait',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/login');
    await fillIn(page, 'patient@example.test', 'patience');
    const alert = page.getByRole('alert');
    const pattern = '**/api/auth/login';

    await page.route(pattern, (route) => route.abort(), { times: 1 });
    await press(page, 'Sign in');
    await expect(
      alert.getByText('We could not reach the server. Check your connection'),
    ).toBeVisible();
    await page.route(pattern, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), {
      times: 1,
    });
    await press(page, 'Sign in');
    await expect(alert.getByText('Login failed. Please check your credentials.')).toBeVisible();
    const busy = {
      status: 429,
      headers: { 'retry-after': '240' },
      json: { code: 'too_many_requests', error: 'Too many attempts.' },
    };
    await page.route(pattern, (route) => route.fulfill(busy), { times: 1 });
    await press(page, 'Sign in');
    await expect(alert.getByText('You can try again in 4 minutes, at ')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('patient@example.test');
    await expect(passwordField(page)).toHaveValue('patience');
  },
);

test('sends a form once, however often it is submitted', { tag: '@long' }, async ({ site }) => {
  const { email } = await site.register();
  const page = await site.open();
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
});

test(
  'submits a form that was sent before the app had started',
  { tag: '@long' },
  async ({ site }) => {
    const { email } = await site.register();
    const page = await site.open();
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
  },
);
