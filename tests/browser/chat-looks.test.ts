import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { layOutWhole, runAxe } from '../support/axe-in-page.ts';
import { screenshot } from '../support/browser.ts';
import { twoLooks } from '../support/every-look.ts';
import {
  answerChat,
  ask,
  button,
  chatWindow,
  launcher,
  log,
  openChat,
  question,
} from '../support/chat-pages.ts';
import { bar, listenTo, watchAudio } from '../support/player-pages.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';

test.beforeAll(({ site }) => site.seedPodcasts());

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Targets of the chat that are smaller than 24 by 24 pixels (WCAG 2.2, 2.5.8); links within a sentence may be. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-chat] :is(button, textarea, a)')]
      .filter((element) => !element.closest('p, li'))
      .map((element) => ({ name: element.outerHTML, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ name }) => name),
  );

/** Runs axe once colours no longer change. */
async function axeFinds(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  return runAxe(page);
}

const overflow = (page: Page) =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('[data-chat] *')];
    return boxes
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
      .map(({ className, tagName }) => `${tagName} ${className}`);
  });

for (const { width, colorScheme } of twoLooks) {
  test(
    `has no axe violations at ${width} pixels, ${colorScheme}`,
    { tag: '@long' },
    async ({ site }) => {
      const page = await site.open('member', { width, height: 700, colorScheme });
      await answerChat(page, [
        { remainingCredits: 3 },
        'lost',
        { code: 'out_of_credits', status: 402 },
      ]);
      await page.goto('/about');
      await expect(launcher(page)).toBeVisible();
      await layOutWhole(page);
      expect(await axeFinds(page)).toEqual([]);
      await launcher(page).click();
      await expect(chatWindow(page)).toBeVisible();
      expect(await axeFinds(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await ask(page, 'What is a log?');
      await expect(chatWindow(page).getByRole('link', { name: 'Top up' })).toBeVisible();
      await expect(chatWindow(page).getByText('3 credits left.')).toHaveCount(1);
      expect(await axeFinds(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
      await screenshot(page, `chat-${width}-${colorScheme}`);

      await ask(page, 'And what is a curve?');
      await expect(button(page, 'Try again')).toBeVisible();
      expect(await axeFinds(page)).toEqual([]);
      await button(page, 'Try again').click();
      await expect(chatWindow(page).getByRole('link', { name: 'Buy More Credits' })).toBeVisible();
      expect(await axeFinds(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
    },
  );
}

for (const width of [320, 640, 1280])
  test(
    `leaves player, footer and toasts free at ${width} pixels`,
    { tag: '@long' },
    async ({ site }) => {
      const page = await site.open('member', { width, height: width === 640 ? 450 : 700 });
      await answerChat(page, [{}]);
      await watchAudio(page);
      await listenTo(page, samplePodcasts.free.title);
      await page.keyboard.press('Escape');
      await expect(bar(page)).toBeVisible();
      const player = (await bar(page).boundingBox())!;
      await expect.poll(async () => overlap((await launcher(page).boundingBox())!, player)).toBe(0);

      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const footer = page.getByRole('contentinfo');
      await expect
        .poll(async () => {
          const button = (await launcher(page).boundingBox())!;
          const links = await footer.getByRole('link').all();
          const boxes = await Promise.all(links.map((link) => link.boundingBox()));
          // Links that have scrolled under the header are covered by the header.
          const header = (await page.getByRole('banner').boundingBox())!;
          return boxes.filter((box) => box && !overlap(box, header) && overlap(box, button)).length;
        })
        .toBe(0);

      await launcher(page).click();
      await expect(chatWindow(page)).toBeVisible();
      await expect
        .poll(async () => overlap((await chatWindow(page).boundingBox())!, player))
        .toBe(0);
      const boxNow = async () => (await chatWindow(page).boundingBox())!;
      // The window slides up.
      if (await launcher(page).isVisible()) {
        await expect
          .poll(async () => overlap((await launcher(page).boundingBox())!, await boxNow()))
          .toBe(0);
      }
      const box = await boxNow();
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x).toBeGreaterThanOrEqual(0);
      // The whole form is within the window, however little room there is.
      const form = (await chatWindow(page).locator('form').boundingBox())!;
      expect(form.y + form.height).toBeLessThanOrEqual(box.y + box.height + 0.5);
      if (await launcher(page).isVisible()) {
        const links = await footer.getByRole('link').all();
        const boxes = await Promise.all(links.map((link) => link.boundingBox()));
        expect(boxes.filter((link) => link && overlap(link, box) > 0)).toEqual([]);
      }
      await page.context().grantPermissions(['clipboard-write']);
      await ask(page, 'What is a log?');
      await button(page, 'Copy').click();
      const toast = page.getByRole('region', { name: 'Notifications' }).getByText('Copied');
      await expect(toast).toBeVisible();
      expect(
        await toast.evaluate((element) => {
          const { x, y } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + 4, y + 4));
        }),
      ).toBe(true);
      await screenshot(page, `chat-player-${width}`);
    },
  );

test(
  'fills a small screen, and closes when the visitor moves to the page',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('member', { width: 320, height: 640 });
    await answerChat(page, [{}]);
    await openChat(page);
    const box = (await chatWindow(page).boundingBox())!;
    expect([box.x, box.y, box.height]).toEqual([0, 0, 640]);
    expect(await launcher(page).isVisible()).toBe(false);
    await ask(page, 'What is a log?');
    await expect(log(page).getByText('Cost 1 credit')).toBeVisible();
    await log(page).getByRole('link', { name: 'Core', exact: true }).click();
    await page.waitForURL('**/core');
    await expect(chatWindow(page)).toHaveCount(0);
    await launcher(page).click();
    await expect(log(page).getByText('Cost 1 credit')).toBeVisible();
    // Back past the first element of the window, to the page's last link, which must be visible.
    await button(page, 'New conversation').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(chatWindow(page)).toHaveCount(0);
  },
);

test('grows with what is typed, to a limit', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('member', { width: 320, height: 640 });
  await openChat(page);
  const height = async () => (await question(page).boundingBox())!.height;
  const one = await height();
  await question(page).fill('one\ntwo\nthree');
  await expect.poll(height).toBeGreaterThan(one * 1.8);
  await question(page).fill(Array.from({ length: 40 }, String).join('\n'));
  expect(await height()).toBeLessThanOrEqual(160);
  await question(page).fill('');
  await expect.poll(height).toBe(one);
});

test(
  'says so if its code does not load, and opens once it does',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.route('**/assets/chat-window*.js', (route) => route.abort());
    await page.goto('/about');
    await launcher(page).click();
    await expect(page.getByText('Still loading… Check your connection.')).toBeVisible();
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
    await page.unroute('**/assets/chat-window*.js');
    await expect(chatWindow(page)).toBeVisible();
  },
);
