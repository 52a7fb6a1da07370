import type { Page } from '@playwright/test';
import type { Session } from '#shared/contracts/auth.ts';
import { fillIn, passwordField, press } from '../support/account-forms.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoBarrier } from '../support/every-look.ts';

let member: Session;

test.beforeAll(async ({ site }) => {
  member = await site.register();
});

interface Screen {
  name: string;
  path: string;
  signedIn?: true;
  /** Brings the screen into the state to check. */
  prepare: (page: Page) => Promise<unknown>;
}

const screens: Screen[] = [
  {
    name: 'register-errors',
    path: '/register',
    async prepare(page) {
      await fillIn(page, 'no-address', 'Clay');
      await press(page, 'Create account');
      await expect(page.getByText('Enter a valid email address')).toBeVisible();
    },
  },
  {
    name: 'register-taken',
    path: '/register',
    async prepare(page) {
      await fillIn(page, member.email, 'Claystone 7');
      await press(page, 'Create account');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'login-refused',
    path: '/login',
    async prepare(page) {
      await fillIn(page, member.email, 'not-the-password');
      await press(page, 'Sign in');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'login-signed-in',
    path: '/login',
    signedIn: true,
    prepare: (page) => expect(page.getByText('Signed in as')).toBeVisible(),
  },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    async prepare(page) {
      await page.route('**/request-password-reset', (route) =>
        route.fulfill({ json: { message: 'Sent.' } }),
      );
      await page.getByLabel('Email').fill(member.email);
      await press(page, 'Send reset link');
      await expect(page.getByText('If that email exists')).toBeVisible();
    },
  },
  {
    name: 'reset-password-invalid',
    path: '/reset-password',
    prepare: (page) => expect(page.getByText('Invalid reset link')).toBeVisible(),
  },
  {
    name: 'reset-password-refused',
    path: '/reset-password?token=used-up',
    async prepare(page) {
      await passwordField(page, 'New password').fill('Claystone');
      await press(page, 'Save new password');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'profile',
    path: '/profile',
    signedIn: true,
    prepare: (page) => expect(page.getByRole('main').getByText('Premium Member')).toBeVisible(),
  },
];

for (const { name, path, signedIn, prepare } of screens)
  test(`has no accessibility violations: ${name}`, { tag: '@long' }, async ({ site }) => {
    const page = signedIn ? await site.openAs(member) : await site.open();
    await page.goto(path);
    await prepare(page);
    await expectNoBarrier(page, name);
  });

/** Runs axe inside the page, because the welcome must not close while axe runs. */
function keepWelcomeOpen(): void {
  const { setTimeout } = window;
  window.setTimeout = ((work: () => void, ms = 0) =>
    setTimeout(work, ms === 3000 ? 600_000 : ms)) as typeof window.setTimeout;
}

test('has no accessibility violations: welcome', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.addInitScript(keepWelcomeOpen);
  await page.goto('/register');
  // A new address, even if CI repeats this test.
  await fillIn(page, `welcome-${Date.now()}@example.test`, 'Claystone 7');
  await press(page, 'Create account');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarrier(page, 'welcome');
});
