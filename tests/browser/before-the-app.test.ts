import { routes } from '#web/src/app/routes.ts';
import { basePath } from '#shared/pages/site-route.ts';
import type { Page } from '@playwright/test';
import { fillIn, press } from '../support/account-forms.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoPageProblems, holdHydration, sidewaysScroll } from '../support/browser.ts';
import { testPassword } from '../support/test-members.ts';

test(
  'every page fits a window of 320 pixels before the app has started',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.openWith({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    });
    const wide: [string, number][] = [];
    for (const path of routes.filter(({ guard }) => !guard).map((route) => basePath(route))) {
      await page.goto(path);
      const pixels = await sidewaysScroll(page);
      if (pixels > 0) wide.push([path, pixels]);
    }
    expect(wide).toEqual([]);
  },
);

declare global {
  interface Window {
    reportClick: (text: string) => void;
  }
}

const hasStarted = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['app'] === 'started');

test('the browser shows the effect of a tap while React hydrates the page', async ({ site }) => {
  const page = await site.open();
  const release = await holdHydration(page, '/');
  await page.locator('label', { hasText: 'Flagship' }).click();
  await expect(page.getByRole('heading', { name: 'Core', exact: true })).toBeHidden();
  expect(await hasStarted(page)).toBe(false);
  await release();
  await expect.poll(() => hasStarted(page)).toBe(true);
  await expect(page).toHaveURL(/flagship/i);
  await expect(page.getByRole('heading', { name: 'Core', exact: true })).toBeHidden();
  expectNoPageProblems(page);
});

test('text typed while React hydrates the page is searched for', async ({ site }) => {
  const page = await site.open();
  const release = await holdHydration(page, '/articles');
  const search = page.getByRole('searchbox');
  await search.pressSequentially('porosity');
  expect(await hasStarted(page)).toBe(false);
  await release();
  await expect(page).toHaveURL(/porosity/);
  await expect(search).toHaveValue('porosity');
  expectNoPageProblems(page);
});

test('a guest who taps Buy while React hydrates the page comes back to the item', async ({
  site,
}) => {
  const page = await site.open();
  const release = await holdHydration(page, '/core');
  await page
    .getByRole('button', { name: /^Buy Core/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Sign in required' });
  await expect(dialog).toBeVisible();
  expect(await hasStarted(page)).toBe(false);
  await release();
  await expect(dialog.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', /core/);
  expectNoPageProblems(page);
});

test('a guest who also taps the link of the dialog signs in and goes on to pay', async ({
  site,
}) => {
  const { email } = await site.register();
  const page = await site.open();
  const release = await holdHydration(page, '/credits');
  await page.getByRole('button', { name: 'Buy 50 credits' }).click();
  // The shell's dialog, which React hydrates before the page.
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await dialog.getByRole('link', { name: 'Sign in' }).click();
  expect(await hasStarted(page)).toBe(false);
  await release();
  await fillIn(page, email, testPassword);
  await press(page, 'Sign in');
  await page.waitForURL(/_local\/stripe\/checkout/);
});

test('dialogs open and close in browsers that do not know `command`', async ({ site }) => {
  const page = await site.open();
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    addEventListener('command', (event) => event.preventDefault(), true);
  });
  const release = await holdHydration(page, '/core');
  const buy = page.getByRole('button', { name: /^Buy Core/ }).first();
  const dialog = page.getByRole('dialog', { name: 'Sign in required' });
  const openAndClose = async () => {
    await buy.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toBeHidden();
  };
  await openAndClose();
  await release();
  await expect.poll(() => hasStarted(page)).toBe(true);
  await expect(dialog).toBeHidden();
  await openAndClose();
  expectNoPageProblems(page);
});

test('a button of the shell is clicked once, although React hydrates the shell first', async ({
  site,
}) => {
  const page = await site.open();
  const clicks: string[] = [];
  await page.exposeFunction('reportClick', (text: string) => clicks.push(text));
  await page.addInitScript(() => {
    // Called after React.
    document.addEventListener('click', ({ target }) =>
      window.reportClick((target as Element).textContent),
    );
  });
  const release = await holdHydration(page, '/articles');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  expect(await hasStarted(page)).toBe(false);
  await release();
  await expect(page.getByRole('dialog', { name: /assistant/i })).toBeVisible();
  expect(clicks).toEqual(['Ask']);
  expectNoPageProblems(page);
});

test('the app follows a link that is tapped while React hydrates the page', async ({ site }) => {
  await site.seedArticles();
  const page = await site.open();
  const release = await holdHydration(page, '/articles');
  await page.locator('main h3 a').first().click();
  await release();
  // Without the app, the link leads to a page.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Share' })).toBeVisible();
  expectNoPageProblems(page);
});

test('a player gets its keys while React hydrates the page', async ({ site }) => {
  const page = await site.open();
  await holdHydration(page, '/articles');
  await page.locator('main').evaluate((main) => {
    const audio = Object.assign(document.createElement('audio'), { controls: true });
    audio.addEventListener('keydown', () => (document.documentElement.dataset['key'] = ''));
    main.prepend(audio);
    audio.focus();
  });
  await page.keyboard.press('Space');
  await expect(page.locator('html[data-key]')).toBeAttached();
});

test('the button of a page that could not load loads it again', async ({ site }) => {
  const page = await site.open();
  await page.addInitScript(() => {
    // Without the pauses after which the page tries on its own.
    const wait = setTimeout;
    window.setTimeout = ((work: () => void, ms = 0) =>
      ms < 1000 ? wait(work, ms) : 0) as typeof setTimeout;
  });
  await page.route(/\/assets\/(?!loader)[^/]*\.js$/, (route) => route.abort());
  await page.goto('/purchases');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await page.waitForURL('**/login?*');
});
