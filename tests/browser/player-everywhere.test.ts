import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import {
  expectNoAxeViolations,
  expectNoPageProblems,
  expectNoSidewaysScroll,
  screenshot,
} from '../support/browser.ts';
import { twoLooks } from '../support/every-look.ts';
import {
  bar,
  dialog,
  heard,
  hearUntil,
  listenTo,
  seekBar,
  watchAudio,
} from '../support/player-pages.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';

const { free, paid } = samplePodcasts;

test.beforeAll(({ site }) => site.seedPodcasts());

test(
  'continues in the bar from page to page, and opens again',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await watchAudio(page);
    await listenTo(page, free.title);
    await dialog(page).getByRole('button', { name: 'Minimise the player' }).click();
    await expect(bar(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    for (const link of ['Contact', 'Articles', 'Privacy']) {
      const before = (await heard(page))!.seconds;
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
      await hearUntil(page, before);
      await expect(bar(page)).toBeVisible();
    }
    await expect.poll(() => heard(page)).toMatchObject({ paused: false });
    expect(await page.evaluate(() => window.madeAudio.length)).toBe(2);

    await bar(page).getByRole('button', { name: 'Open the player' }).click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(bar(page)).toBeVisible();
    await page.waitForURL('**/privacy');
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeVisible();
    await expect.poll(() => heard(page)).toMatchObject({ paused: false });

    await bar(page).getByRole('button', { name: 'Close the player' }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect.poll(() => heard(page)).toBeUndefined();
    await page.goBack();
    await page.waitForURL('**/articles');
    expectNoPageProblems(page);
  },
);

test('does not handle keys while the bar has no focus', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await watchAudio(page);
  await listenTo(page, free.title);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeVisible();
  await page.getByLabel('Search episodes').fill('');
  await page.keyboard.type('m l');
  await expect(page.getByLabel('Search episodes')).toHaveValue('m l');
  await expect.poll(() => heard(page)).toMatchObject({ paused: false, muted: false, loop: false });
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('m');
  await expect.poll(() => heard(page)).toMatchObject({ muted: false });
  await bar(page).getByRole('button', { name: 'Pause' }).focus();
  await page.keyboard.press('m');
  await expect.poll(() => heard(page)).toMatchObject({ muted: true });
  await page.keyboard.press('Space');
  await expect.poll(() => heard(page)).toMatchObject({ paused: true });
});

test(
  'leaves the last lines of the page readable above the bar',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('guest', { width: 320, height: 640 });
    await watchAudio(page);
    await listenTo(page, free.title);
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeVisible();
    // Repeated, because the page may still be growing.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const edge = await bar(page).boundingBox();
        const last = await page.getByRole('contentinfo').boundingBox();
        return last!.y + last!.height - edge!.y;
      })
      .toBeLessThanOrEqual(1);
    const last = await page.getByRole('contentinfo').boundingBox();
    expect(last!.width).toBeLessThanOrEqual(320);
    await expectNoSidewaysScroll(page);
  },
);

/** Targets that are smaller than 24 by 24 pixels (WCAG 2.2, 2.5.8). */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'dialog button, dialog input, dialog select, [data-mini-player] button, [data-mini-player] input',
      ),
    ]
      .map((element) => ({
        name: element.outerHTML.slice(0, 80),
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ name }) => name),
  );

for (const { width, colorScheme } of twoLooks) {
  test(
    `has no axe violations at ${width} pixels, ${colorScheme}`,
    { tag: '@long' },
    async ({ site }) => {
      const page = await site.open('guest', { width, height: 800, colorScheme });
      await watchAudio(page);
      await listenTo(page, free.title);
      await dialog(page).getByRole('button', { name: 'Transcript' }).click();
      await expect(page.getByRole('button', { name: /A tone/ })).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Pause' }).click();
      await expectNoAxeViolations(page);
      expect(await smallTargets(page)).toEqual([]);
      const box = (await dialog(page).boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(
        await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBe(0);
      await screenshot(page, `player-${width}-${colorScheme}`);

      await dialog(page).getByRole('button', { name: 'Keyboard shortcuts' }).click();
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await dialog(page).getByRole('button', { name: 'Minimise the player' }).click();
      await expect(bar(page)).toBeVisible();
      await expectNoAxeViolations(page);
      expect(await smallTargets(page)).toEqual([]);
      await screenshot(page, `player-bar-${width}-${colorScheme}`);

      await bar(page).getByRole('button', { name: 'Close the player' }).click();
      await page.getByRole('button', { name: `Play preview of ${paid.title}` }).click();
      await hearUntil(page, 0);
      await seekBar(page).press('End');
      await expect(page.getByText('That was the preview.')).toBeVisible();
      await expectNoAxeViolations(page);
    },
  );
}
