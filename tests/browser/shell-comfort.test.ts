import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserSite } from '../support/browser-site.ts';
import { expectNoPageProblems } from '../support/browser.ts';
import { eventually } from '../support/hub-pages.ts';

const { open, openWith } = browserSite();

const paper = { light: 'rgb(245, 246, 244)', dark: 'rgb(17, 22, 29)' };

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

it('keeps a chosen theme over a reload, before the app has started', async () => {
  const page = await open('guest', { colorScheme: 'light' });
  await page.goto('/settings');
  await eventually(() => background(page)).toBe(paper.light);
  await page.getByRole('radio', { name: 'Dark' }).click();
  // A click before the app has started is passed on when it has.
  await eventually(() => background(page)).toBe(paper.dark);

  // Only the script in the head may run: what it sets is there before anything is painted.
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/settings');
  await eventually(() => background(page)).toBe(paper.dark);

  await page.unroute(/\.js$/);
  await page.goto('/settings');
  await eventually(() => page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  await page.getByRole('group', { name: 'Theme' }).getByLabel('System').check();
  await eventually(() => background(page)).toBe(paper.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await eventually(() => background(page)).toBe(paper.dark);
  await page.context().close();
});

it('moves less for those who ask for it, in the system or in /settings', async () => {
  const page = await openWith({ reducedMotion: 'no-preference' });
  const calm = () =>
    page.locator('header').evaluate((it) => getComputedStyle(it).transitionDuration.split(',')[0]);
  await page.goto('/settings');
  await eventually(() => calm()).toBe('0.32s');
  await page.getByRole('radio', { name: 'Reduced' }).click();
  await eventually(() => calm()).toBe('0.001s');
  await page.reload();
  await eventually(() => calm()).toBe('0.001s');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('group', { name: 'Motion' }).getByLabel('System').check();
  await eventually(() => calm()).toBe('0.001s');
  await page.getByRole('radio', { name: 'Full' }).check();
  await eventually(() => calm()).toBe('0.32s');
  await page.context().close();
});

it('scrolls to a section, and back to where somebody was on another page', async () => {
  const page = await open();
  const settled = () =>
    page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/privacy');
  await page.getByRole('banner').getByRole('link', { name: 'Docs' }).waitFor();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await eventually(top).toBe(900);
  await settled();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('main a[href="/audio/privacy"]')!.click(),
  );
  await page.getByRole('heading', { name: 'Privacy of the audio service', level: 1 }).waitFor();
  await eventually(top).toBe(0);

  // A plain link: the entry that it makes has no name of its own in the router.
  await contents.locator('a[href="#questions"]').click();
  await eventually(() => new URL(page.url()).hash).toBe('#questions');
  await settled();
  await settled();
  expect(await page.locator('#questions h2').isVisible()).toBe(true);
  await eventually(() =>
    page.locator('#questions').evaluate((it) => it.getBoundingClientRect().top < innerHeight),
  ).toBe(true);
  expect(await top()).not.toBe(900);

  await page.goBack();
  await eventually(top).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
  await eventually(top).toBe(900);
  expectNoPageProblems(page);
  await page.context().close();
});

it('shows a toast at the top right, below the header, that can be dismissed', async () => {
  for (const width of [1280, 320]) {
    const page = await open('guest', { width, height: 700 });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/audio');
    await page.getByRole('button', { name: 'Copy address' }).click();
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    await toast.waitFor();
    expect(await toast.innerText()).toBe('Address copied');
    // Held, so that it is still there to be measured.
    await toast.hover();
    const header = (await page.getByRole('banner').boundingBox())!;
    const box = (await toast.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(box.y).toBeLessThan(120);
    expect(box.x).toBeGreaterThanOrEqual(0);
    const room = await page.evaluate(() => document.documentElement.clientWidth);
    expect(room - (box.x + box.width)).toBeLessThanOrEqual(40);
    expect(room - (box.x + box.width)).toBeGreaterThanOrEqual(0);
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await toast.waitFor({ state: 'detached' });
    expectNoPageProblems(page);
    await page.context().close();
  }
});

it('says that a session has expired, and ends it', async () => {
  const session = {
    ...{ token: 'gone', refreshToken: 'gone', role: 'user' as const },
    ...{ id: 'user-1', email: 'reader@example.test', credits: 5, device: 'known' },
  };
  const page = await open('guest', { session });
  await page.goto('/credits');
  const toast = page.getByRole('alert').filter({ hasText: 'Session expired' });
  await toast.waitFor();
  await eventually(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.getByRole('link', { name: 'Sign in to see your balance' }).waitFor();
  await page.context().close();
});
