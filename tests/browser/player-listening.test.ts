import type { Page } from '@playwright/test';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { expect, test, type Site } from '../support/browser-test.ts';
import { expectNoPageProblems } from '../support/browser.ts';
import {
  dialog,
  heard,
  hearUntil,
  listenTo,
  seekBar,
  watchAudio,
} from '../support/player-pages.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';

const { free, paid } = samplePodcasts;
const patient = { timeout: 20_000 };

test.beforeAll(({ site }) => site.seedPodcasts());

async function openGuest(site: Site): Promise<Page> {
  const page = await site.open();
  await watchAudio(page);
  return page;
}

test('plays a preview for 40 seconds, then shows how to buy the rest', async ({ site }) => {
  const page = await openGuest(site);
  await listenTo(page, paid.title, true);
  const audio = await heard(page);
  expect(audio).toMatchObject({ paused: false, volume: 0.7, rate: 1 });
  expect(new URL(audio!.src).pathname).toBe(paid.preview!.url);
  expect(await dialog(page).getByRole('button', { name: 'Download' }).count()).toBe(0);

  await seekBar(page).press('End');
  await expect(page.getByText('That was the preview.')).toBeVisible();
  await expect.poll(() => heard(page)).toMatchObject({ paused: true, seconds: 0 });
  await dialog(page).getByRole('button', { name: 'Buy for £3.00' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible();
  expectNoPageProblems(page);
});

test('works by keyboard alone', { tag: '@long' }, async ({ site }) => {
  const page = await openGuest(site);
  await listenTo(page, free.title);
  const isOn = (name: string) =>
    dialog(page)
      .getByRole('button', { name, exact: true })
      .evaluate((element) => element === document.activeElement);
  await expect.poll(() => isOn('Pause')).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => heard(page)).toMatchObject({ paused: true });
  await expect.poll(() => isOn('Play')).toBe(true);
  await seekBar(page).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => heard(page)).toMatchObject({ paused: false });
  await page.keyboard.press('Space');
  await expect.poll(() => heard(page)).toMatchObject({ paused: true });

  await page.keyboard.press('Home');
  const steps: [key: string, spoken: string][] = [
    ['ArrowRight', '5 seconds of 1 minute 15 seconds'],
    ['Shift+ArrowRight', '35 seconds of 1 minute 15 seconds'],
    ['ArrowLeft', '30 seconds of 1 minute 15 seconds'],
    ['PageUp', '1 minute of 1 minute 15 seconds'],
  ];
  for (const [key, spoken] of steps) {
    await page.keyboard.press(key);
    await expect(seekBar(page), key).toHaveAttribute('aria-valuetext', spoken);
  }
  await expect.poll(async () => (await heard(page))?.seconds).toBeCloseTo(60, 0);

  await dialog(page).getByRole('button', { name: 'Like' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await heard(page))?.seconds).toBeCloseTo(55, 0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await heard(page))?.volume).toBeCloseTo(0.6);
  await page.keyboard.press('m');
  await expect.poll(() => heard(page)).toMatchObject({ muted: true });
  await page.keyboard.press('l');
  await expect.poll(() => heard(page)).toMatchObject({ loop: true });
  await page.keyboard.press('Control+l');
  await expect.poll(() => heard(page)).toMatchObject({ loop: true });

  await page.getByRole('combobox', { name: 'Sleep timer' }).focus();
  await page.keyboard.press('m');
  await expect.poll(() => heard(page)).toMatchObject({ muted: true });

  await page.getByRole('radio', { name: '1×', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => heard(page)).toMatchObject({ rate: 1.25 });
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await page.keyboard.press('m');
  await expect.poll(() => heard(page)).toMatchObject({ muted: true });
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  expectNoPageProblems(page);
});

test(
  'remembers place and speed after a reload, and starts over on demand',
  { tag: '@long' },
  async ({ site }) => {
    const page = await openGuest(site);
    await listenTo(page, free.title);
    await page.getByRole('radio', { name: '1.5×' }).check();
    await seekBar(page).press('Home');
    await seekBar(page).press('PageUp');
    await hearUntil(page, 35);
    await dialog(page).getByRole('button', { name: 'Pause' }).click();
    const left = (await heard(page))!.seconds;

    await page.reload();
    await listenTo(page, free.title);
    await expect(page.getByText(/^Resumed at 0:3\d/)).toBeVisible();
    const resumed = await heard(page);
    expect(resumed).toMatchObject({ rate: 1.5, paused: false });
    expect(resumed!.seconds).toBeGreaterThan(left - 1.5);
    await expect(page.getByRole('radio', { name: '1.5×' })).toBeChecked();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(async () => (await heard(page))!.seconds).toBeLessThan(20);
    await expect(page.getByText(/^Resumed at/)).toHaveCount(0);
  },
);

test(
  'shows progress without React, and counts one listener',
  { tag: '@long' },
  async ({ site }) => {
    const page = await openGuest(site);
    await page.addInitScript(() => {
      const counts = { commits: 0 };
      Object.assign(window, {
        counts,
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          supportsFiber: true,
          inject: () => 1,
          onCommitFiberRoot: () => counts.commits++,
          onCommitFiberUnmount: () => undefined,
          onPostCommitFiberRoot: () => undefined,
        },
      });
    });
    const commits = () =>
      page.evaluate(() => (window as unknown as { counts: { commits: number } }).counts.commits);
    const listens = async () =>
      (await site.api(podcastsContract.get, { id: free.id })).listens ?? 0;
    const listensBefore = await listens();
    const counted = page.waitForResponse((response) => response.url().endsWith('/listens'));
    await listenTo(page, free.title);
    await hearUntil(page, 1);
    const before = await commits();
    expect(before).toBeGreaterThan(0);
    const shown = new Set<string>();
    await expect
      .poll(async () => {
        shown.add(await seekBar(page).inputValue());
        return (await heard(page))!.seconds;
      }, patient)
      .toBeGreaterThan(6);
    expect(shown.size).toBeGreaterThan(5);
    expect((await commits()) - before).toBeLessThan(5);

    expect((await counted).status()).toBe(200);
    expect(await listens()).toBe(listensBefore + 1);
  },
);

test(
  'marks the line that is spoken, and seeks to a line that is clicked',
  { tag: '@long' },
  async ({ site }) => {
    const page = await openGuest(site);
    await listenTo(page, free.title);
    await dialog(page).getByRole('button', { name: 'Transcript' }).click();
    const line = page.getByRole('button', { name: 'A tone, and a little beep each second.' });
    await expect(line).toHaveAttribute('aria-current', 'true');
    await seekBar(page).press('End');
    await page.getByRole('slider', { name: 'Volume' }).focus();
    await line.click();
    await expect.poll(async () => (await heard(page))!.seconds).toBeLessThan(10);

    const guest = await openGuest(site);
    await listenTo(guest, paid.title, true);
    // A guest is not told about what they cannot open.
    await expect(dialog(guest).getByRole('button', { name: 'Share' })).toBeVisible();
    expect(await dialog(guest).getByRole('button', { name: 'Transcript' }).count()).toBe(0);
  },
);
