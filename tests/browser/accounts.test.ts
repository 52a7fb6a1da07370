import type { Page } from '@playwright/test';
import { authContract } from '#shared/contracts/auth.ts';
import { fillIn, passwordField, press, stored } from '../support/account-forms.ts';
import { expectNoPageProblems, holdApp, startApp } from '../support/browser.ts';
import { expect, test } from '../support/browser-test.ts';
import { testPassword } from '../support/test-members.ts';
import { openUntilVisible } from '../support/open-until-visible.ts';

let made = 0;
const newEmail = (name: string) => `${name}-${++made}@example.test`;

test('registers, greets for three seconds and goes home', async ({ site }) => {
  const email = newEmail('new.reader');
  const page = await site.open();
  await page.clock.install();
  await page.goto('/register');
  const meter = page.getByText('Password strength:');
  for (const [password, word] of [
    ['clay', 'Too Short'],
    ['claystone', 'Weak'],
    ['Claystone', 'Fair'],
    ['Claystone7', 'Good'],
    ['Claystone 7', 'Strong'],
    ['folded', 'Too Short'],
  ] as const) {
    await passwordField(page).fill(password);
    await expect(meter).toHaveText(`Password strength: ${word}`);
  }
  await page
    .getByLabel('Email')
    .fill(`  ${email.replace('new.reader', 'New.Reader').replace('example', 'Example')} `);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await press(page, 'Create account');

  const welcome = page.getByRole('dialog', { name: 'Welcome to Outcrop' });
  await expect(welcome).toBeVisible();
  await expect(welcome).toContainText('5 free credits');
  const { token, refreshToken, role, user } = await stored(page);
  expect(role).toBe('user');
  expect(JSON.parse(user!)).toMatchObject({ email, credits: 5 });
  expect(refreshToken).toBeTruthy();
  expect(await site.api(authContract.me, {}, { token })).toMatchObject({ role: 'user' });

  await page.clock.runFor(2900);
  await expect(welcome).toBeVisible();
  await page.clock.runFor(200);
  await page.waitForURL(`${site.siteUrl}/`);
  await expect(welcome).toHaveCount(0);
  expectNoPageProblems(page);
});

test('continues to next when the welcome is closed', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.goto('/login?next=%2Fsettings');
  // The page is prerendered without a query: the link contains next once the page is hydrated.
  await page.locator('a[href="/register?next=%2Fsettings"]').click();
  await page.waitForURL('**/register?next=%2Fsettings');
  // The URL changes before the page does, and both pages have the same fields.
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await fillIn(page, newEmail('hurried'), testPassword);
  // Not earlier: React shows what it has loaded by a timer, which would stop too.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/settings');
});

test(
  'signs in on the second try if the response to the registration was lost',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/register');
    await page.route('**/api/auth/register', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const email = newEmail('tunnel');
    await fillIn(page, email, testPassword);
    await press(page, 'Create account');
    await expect(page.getByText('We could not reach the server.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(passwordField(page)).toHaveValue(testPassword);
    await page.unroute('**/api/auth/register');
    await press(page, 'Create account');
    await expect(page.getByRole('dialog', { name: 'Welcome to Outcrop' })).toBeVisible();
  },
);

test(
  'offers to sign in if the address is taken, and carries the address over',
  { tag: '@long' },
  async ({ site }) => {
    const { email } = await site.register();
    const typed = email.replace(/^./, (first) => first.toUpperCase());
    const page = await site.open();
    await page.goto('/register?next=%2Fgear');
    await fillIn(page, typed, 'another-password');
    await press(page, 'Create account');
    const alert = page.getByRole('alert');
    await expect(
      alert.getByText('An account with this email address already exists.'),
    ).toBeVisible();
    await alert.getByRole('link', { name: 'Sign in instead' }).click();
    await page.waitForURL('**/login?next=%2Fgear');
    await expect(page.getByLabel('Email')).toHaveValue(typed);
  },
);

test(
  'carries over an address that was typed before the app had started',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    const release = await holdApp(page);
    await page.goto('/login');
    await page.getByLabel('Email').fill('early@example.test');
    release();
    await startApp(page);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.waitForURL('**/forgot-password');
    await expect(page.getByLabel('Email')).toHaveValue('early@example.test');
  },
);

test('signs in after a wrong password and continues to next', async ({ site }) => {
  const { email } = await site.register();
  const page = await site.open();
  await page.goto('/login?next=%2Fsettings%3Ffrom%3Dlogin');
  await fillIn(page, email, 'not-the-password');
  await press(page, 'Sign in');
  await expect(page.getByRole('alert').getByText('Wrong email address or password.')).toBeVisible();
  expect(await stored(page)).toEqual({});
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await passwordField(page).fill(testPassword);
  await press(page, 'Sign in');
  await page.waitForURL('**/settings?from=login');
  const keys = ['device', 'refreshToken', 'role', 'token', 'user'];
  expect(Object.keys(await stored(page)).sort()).toEqual(keys);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
  expectNoPageProblems(page);
});

test(
  'slows down wrong passwords, but not a browser that has signed in before',
  { tag: '@long' },
  async ({ site }) => {
    const { email } = await site.register();
    const own = await site.open();
    const signIn = async (page: Page, password: string) => {
      await fillIn(page, email, password);
      await press(page, 'Sign in');
    };
    await own.goto('/login?next=%2Fsettings');
    await signIn(own, testPassword);
    await own.waitForURL('**/settings');
    const { token, role, refreshToken, user, ...left } = await stored(own);
    expect(Object.keys(left)).toEqual(['device']);
    await own.evaluate(
      (keys) => keys.forEach((key) => localStorage.removeItem(key)),
      [...Object.keys({ token, role, refreshToken, user })],
    );

    const other = await site.open();
    await other.goto('/login');
    const wrong = Array.from({ length: 7 }, (_, number) => `wrong-${number}`);
    const responses = wrong.map((password) =>
      other.evaluate(
        async ([path, body]) =>
          (
            await fetch(path!, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: body!,
            })
          ).status,
        [authContract.login.path, JSON.stringify({ email, password })],
      ),
    );
    expect(await Promise.all(responses)).toContain(429);
    // A slow machine waits long enough for another attempt, and each attempt doubles the wait.
    await openUntilVisible(
      () => signIn(other, 'still-wrong'),
      other.getByRole('alert').getByText('You can try again in'),
    );

    await own.goto('/login?next=%2Fsettings');
    await signIn(own, testPassword);
    await own.waitForURL('**/settings');
  },
);

test('goes to the podcast hub if "next" leads off the site', { tag: '@long' }, async ({ site }) => {
  const { email } = await site.register();
  const page = await site.open();
  await page.goto('/login?next=/.//evil.example/');
  await fillIn(page, email, testPassword);
  await press(page, 'Sign in');
  await page.waitForURL(`${site.siteUrl}/podcasthub`);
});

test(
  'signs in by keyboard alone, with the password shown and hidden on the way',
  { tag: '@long' },
  async ({ site }) => {
    const { email } = await site.register();
    const page = await site.open();
    await page.goto('/login?next=%2Fprofile');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    while ((await focused()) !== 'email') await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect.poll(() => focused()).toBe('email');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect.poll(() => focused()).toBe('password');
    expect(await passwordField(page).ariaSnapshot()).toContain('textbox');
    await page.keyboard.type(testPassword);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(passwordField(page)).toHaveAttribute('type', 'text');
    await page.keyboard.press('Space');
    await expect(passwordField(page)).toHaveAttribute('type', 'password');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('My profile');
  },
);
