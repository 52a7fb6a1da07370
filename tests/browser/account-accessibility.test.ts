import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Session } from '#shared/contracts/auth.ts';
import { fillIn, passwordField, press } from '../support/account-forms.ts';
import { expectNoAxeViolations, launchBrowser, openPage, screenshot } from '../support/browser.ts';
import { startSite } from '../support/start-site.ts';
import type { TestStack } from '../support/start-test-stack.ts';

let site: TestStack;
let browser: Browser;
let member: Session;

beforeAll(async () => {
  site = await startSite();
  browser = await launchBrowser();
  member = await site.register();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

interface Screen {
  name: string;
  path: string;
  signedIn?: true;
  /** Brings the screen into the state to look at. */
  prepare: (page: Page) => Promise<unknown>;
}

const screens: Screen[] = [
  {
    name: 'register-errors',
    path: '/register',
    async prepare(page) {
      await fillIn(page, 'no-address', 'Clay');
      await press(page, 'Create account');
      await page.getByText('Enter a valid e-mail address').waitFor();
    },
  },
  {
    name: 'register-taken',
    path: '/register',
    async prepare(page) {
      await fillIn(page, member.email, 'Claystone 7');
      await press(page, 'Create account');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'login-refused',
    path: '/login',
    async prepare(page) {
      await fillIn(page, member.email, 'not-the-password');
      await press(page, 'Sign in');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'login-signed-in',
    path: '/login',
    signedIn: true,
    prepare: (page) => page.getByText('Signed in as').waitFor(),
  },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    async prepare(page) {
      await page.route('**/request-password-reset', (route) =>
        route.fulfill({ json: { message: 'Sent.' } }),
      );
      await page.getByLabel('E-mail').fill(member.email);
      await press(page, 'Send reset link');
      await page.getByText('If that email exists').waitFor();
    },
  },
  {
    name: 'reset-password-invalid',
    path: '/reset-password',
    prepare: (page) => page.getByText('Invalid reset link').waitFor(),
  },
  {
    name: 'reset-password-refused',
    path: '/reset-password?token=used-up',
    async prepare(page) {
      await passwordField(page, 'New password').fill('Claystone');
      await press(page, 'Save new password');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'profile',
    path: '/profile',
    signedIn: true,
    prepare: (page) => page.getByText('Premium Member').waitFor(),
  },
];

const looks = ([1280, 320] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Looks at what the page shows at both widths, in light and dark; with SCREENSHOTS=1 it takes pictures too. */
async function expectNoBarrier(page: Page, name: string): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoAxeViolations(page);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, `${name} in ${width} px`).toBeLessThanOrEqual(width);
    if (process.env['SCREENSHOTS']) await screenshot(page, `${name}-${width}-${colorScheme}`);
  }
}

it.each(screens)('has no barrier: $name', async ({ name, path, signedIn, prepare }) => {
  const session = signedIn && member;
  const page = await openPage(browser, { siteUrl: site.siteUrl, session });
  await page.goto(path);
  await prepare(page);
  await expectNoBarrier(page, name);
  await page.context().close();
});

/** In the page: the welcome must not close while axe looks at it. */
function keepWelcomeOpen(): void {
  const { setTimeout } = window;
  window.setTimeout = ((work: () => void, ms = 0) =>
    setTimeout(work, ms === 3000 ? 600_000 : ms)) as typeof window.setTimeout;
}

it('has no barrier: welcome', async () => {
  const page = await openPage(browser, { siteUrl: site.siteUrl });
  await page.addInitScript(keepWelcomeOpen);
  await page.goto('/register');
  // An address of its own, also when CI tries this a second time.
  await fillIn(page, `welcome-${Date.now()}@example.test`, 'Claystone 7');
  await press(page, 'Create account');
  await page.getByRole('dialog').waitFor();
  await expectNoBarrier(page, 'welcome');
  await page.context().close();
});
