import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { expectNoPageProblems, holdApp, startApp } from '../support/browser.ts';

const paper = { light: 'rgb(245, 246, 244)', dark: 'rgb(17, 22, 29)' };

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test(
  'keeps a chosen theme across a reload, before the app has started',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('guest', { colorScheme: 'light' });
    await page.goto('/settings');
    await expect.poll(() => background(page)).toBe(paper.light);
    await page.getByRole('radio', { name: 'Dark' }).click();
    // A click before the app has started is passed on once it has.
    await expect.poll(() => background(page)).toBe(paper.dark);

    // Only the script in the head may run: what it sets is in place before the first paint.
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/settings');
    await expect.poll(() => background(page)).toBe(paper.dark);

    await page.unroute(/\.js$/);
    await page.goto('/settings');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await page.getByRole('group', { name: 'Theme' }).getByLabel('System').check();
    await expect.poll(() => background(page)).toBe(paper.light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => background(page)).toBe(paper.dark);
  },
);

test(
  'reduces motion for those who ask for it, in the system or in /settings',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.openWith({ reducedMotion: 'no-preference' });
    const calm = () =>
      page
        .locator('header')
        .evaluate((it) => getComputedStyle(it).transitionDuration.split(',')[0]);
    await page.goto('/settings');
    await expect.poll(() => calm()).toBe('0.32s');
    await page.getByRole('radio', { name: 'Reduced' }).click();
    await expect.poll(() => calm()).toBe('0.001s');
    await page.reload();
    await expect.poll(() => calm()).toBe('0.001s');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('group', { name: 'Motion' }).getByLabel('System').check();
    await expect.poll(() => calm()).toBe('0.001s');
    await page.getByRole('radio', { name: 'Full' }).check();
    await expect.poll(() => calm()).toBe('0.32s');
  },
);

test(
  'scrolls to a section, and back to the earlier position on another page',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    const settled = () =>
      page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    const top = () => page.evaluate(() => Math.round(scrollY));
    // A visitor may scroll before the app has started; afterwards, the app must not scroll again.
    const release = await holdApp(page);
    await page.goto('/privacy');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(top).toBe(900);
    release();
    await startApp(page);
    await settled();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('main a[href="/audio/privacy"]')!.click(),
    );
    await expect(
      page.getByRole('heading', { name: 'Privacy of the audio service', level: 1 }),
    ).toBeVisible();
    await expect.poll(top).toBe(0);

    // A plain link: the router has no key of its own for its history entry.
    await contents.locator('a[href="#questions"]').click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#questions');
    await settled();
    await settled();
    await expect(page.locator('#questions h2')).toBeVisible();
    await expect
      .poll(() =>
        page.locator('#questions').evaluate((it) => it.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true);
    expect(await top()).not.toBe(900);

    await page.goBack();
    await expect.poll(top).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /privacy/i })).toBeVisible();
    await expect.poll(top).toBe(900);
    expectNoPageProblems(page);
  },
);

test(
  'keeps the scroll position across a reload, and on Back from another document',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    const section = page.locator('main h2').last();
    const top = () => section.evaluate((it) => Math.round(it.getBoundingClientRect().top));
    await page.goto('/privacy');
    await startApp(page);
    // A visitor who scrolls this far has seen all sections, so their heights are real, as they are after a reload.
    await page.evaluate(() => (document.documentElement.dataset['whole'] = ''));
    await section.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }));
    const before = await top();
    await page.reload();
    await startApp(page);
    await expect.poll(top).toBe(before);
    await page.goto('/robots.txt');
    await page.goBack();
    await startApp(page);
    await expect.poll(top).toBe(before);
  },
);

test(
  'shows a toast at the top right, below the header, that can be dismissed',
  { tag: '@long' },
  async ({ site }) => {
    for (const width of [1280, 320]) {
      const page = await site.open('guest', { width, height: 700 });
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/audio');
      await page.getByRole('button', { name: 'Copy address' }).click();
      const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
      await expect(toast).toBeVisible();
      await expect(toast).toHaveText('Address copied', { useInnerText: true });
      // Kept open, so that it can still be measured.
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
      await expect(toast).toHaveCount(0);
      expectNoPageProblems(page);
    }
  },
);

test('says that a session has expired, and ends it', { tag: '@long' }, async ({ site }) => {
  const session = {
    ...{ token: 'gone', refreshToken: 'gone', role: 'user' as const },
    ...{ id: 'user-1', email: 'reader@example.test', credits: 5, device: 'known' },
  };
  const page = await site.openAs(session);
  await page.goto('/credits');
  const toast = page.getByRole('alert').filter({ hasText: 'Session expired' });
  await expect(toast).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(page.getByRole('link', { name: 'Sign in to see your balance' })).toBeVisible();
});
