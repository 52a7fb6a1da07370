import type { Page, Request } from '@playwright/test';
import type { Episode } from '#functions/domain/podcasts/episode.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { expect, test, type Site } from '../support/browser-test.ts';
import { accountButton, expectNoPageProblems, slowDown } from '../support/browser.ts';
import { buyPodcast } from '../support/buy-podcast.ts';
import {
  dialog,
  heard,
  hearUntil,
  listenTo,
  putAudio,
  seekBar,
  watchAudio,
} from '../support/player-pages.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';

const { paid } = samplePodcasts;
const patient = { timeout: 20_000 };

/** Several minutes of real speech: too much to arrive before the URL expires. */
const long: Episode = {
  ...paid,
  id: 'pod-long',
  title: 'A longer talk',
  audio: { ...paid.audio!, key: 'podcasts/pod-long/long.mp3', durationSeconds: 141.5 },
};

test.beforeAll(async ({ site }) => {
  await site.seedPodcasts([paid, long]);
  await putAudio(site, long, 'nine-point-four.mp3');
});

async function openFor(site: Site, session: Session): Promise<Page> {
  const page = await site.openAs(session);
  await watchAudio(page);
  return page;
}

declare global {
  interface Window {
    /** How far the page's clock is ahead. */
    clock: { aheadMs: number };
  }
}

const isPresigned = (request: Request) =>
  new URL(request.url()).searchParams.has('X-Amz-Signature');
const isTokenCall = (request: Request) => request.url().endsWith('/token/download');

test('plays an owned episode in full by a short-lived URL', { tag: '@long' }, async ({ site }) => {
  const { buyer } = await buyPodcast(site);
  const page = await openFor(site, buyer);
  const presigned = page.waitForRequest(isPresigned);
  await listenTo(page, paid.title);
  expect((await presigned).headers()['authorization']).toBeUndefined();
  const audio = await heard(page);
  expect(audio!.durationSeconds).toBeCloseTo(75.2, 0);
  await seekBar(page).press('PageUp');
  await seekBar(page).press('PageUp');
  await hearUntil(page, 61);
  await expect(dialog(page).getByRole('button', { name: 'Download' })).toBeVisible();
  expectNoPageProblems(page);
});

test(
  'carries the position over to another device, where the newer one wins',
  { tag: '@long' },
  async ({ site }) => {
    const { buyer } = await buyPodcast(site);
    const first = await openFor(site, buyer);
    await listenTo(first, paid.title);
    await seekBar(first).press('PageUp');
    await hearUntil(first, 34);
    const kept = first.waitForResponse((response) => response.request().method() === 'PUT');
    await dialog(first).getByRole('button', { name: 'Pause' }).click();
    expect((await kept).status()).toBe(200);
    const { position } = await site.api(podcastsContract.getPosition, { id: paid.id }, buyer);
    expect(position!.positionSeconds).toBeGreaterThan(34);

    const second = await openFor(site, buyer);
    await listenTo(second, paid.title);
    await expect(second.getByText(/^Resumed at 0:3\d/)).toBeVisible();
    await second.getByRole('button', { name: 'Start over' }).click();
    await hearUntil(second, 4);
    await second.close({ runBeforeUnload: false });
    const newer = () => site.api(podcastsContract.getPosition, { id: paid.id }, buyer);
    await expect
      .poll(async () => (await newer()).position!.positionSeconds, patient)
      .toBeLessThan(20);
  },
);

test('renews an expiring URL without a gap', { tag: '@long' }, async ({ site }) => {
  const { buyer } = await buyPodcast(site, { id: long.id });
  const page = await openFor(site, buyer);
  await page.addInitScript(() => {
    const real = Date.now;
    window.clock = { aheadMs: 0 };
    Date.now = () => real() + window.clock.aheadMs;
  });
  await page.goto('/podcasthub');
  await expect(page.getByRole('button', { name: `Play ${long.title}` })).toBeVisible();
  // Slow enough that the recording plays while it is loading.
  await slowDown(page, 40_000);
  const asked: string[] = [];
  page.on('request', (request) => isTokenCall(request) && asked.push(request.url()));
  await page.getByRole('button', { name: `Play ${long.title}` }).click();
  await hearUntil(page, 1);
  expect(asked).toHaveLength(1);
  const before = (await heard(page))!;

  // Whether the change could have been heard: both elements are watched until the second one plays alone.
  const change = page.evaluate(async () => {
    const { madeAudio } = window;
    const old = madeAudio.find((audio) => !audio.paused)!;
    const next = madeAudio.find((audio) => audio !== old)!;
    let [drift, together, stopped] = [0, false, false];
    while (!stopped) {
      if (!old.paused && !next.paused && next.volume > 0) {
        together = true;
        drift = Math.max(drift, Math.abs(next.currentTime - old.currentTime));
      }
      stopped = old.paused;
      if (!stopped) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return { drift, together, runs: !next.paused, volume: next.volume };
  });
  await page.evaluate(() => {
    window.clock.aheadMs = 250_000;
  });
  const { drift, ...end } = await change;
  expect(drift).toBeLessThan(0.3);
  expect(end).toEqual({ together: true, runs: true, volume: 0.7 });
  expect(asked).toHaveLength(2);
  const after = (await heard(page))!;
  expect(after.src).not.toBe(before.src);
  expect(after.seconds).toBeGreaterThan(before.seconds);
  await hearUntil(page, after.seconds + 1);
  expectNoPageProblems(page);
});

test(
  'gets a new URL if the first one is refused, and resumes where the listener wanted to be',
  { tag: '@long' },
  async ({ site }) => {
    const { buyer } = await buyPodcast(site, { id: long.id });
    await site.api(
      podcastsContract.putPosition,
      {
        id: long.id,
        positionSeconds: 90,
        playbackRate: 1,
        listenedAt: new Date().toISOString(),
      },
      buyer,
    );
    const page = await openFor(site, buyer);
    await page.goto('/podcasthub');
    let asked = 0;
    await page.route('**/download/podcasts/**', (route) =>
      asked++ === 0
        ? route.fulfill({ status: 403, body: 'Request has expired' })
        : route.continue(),
    );
    await page.getByRole('button', { name: `Play ${long.title}` }).click();
    await hearUntil(page, 90.5);
    expect((await heard(page))!.seconds).toBeLessThan(105);
    expect(asked).toBeGreaterThan(1);
    expect(await page.getByRole('alert').count()).toBe(0);
  },
);

test(
  'explains a failure, keeps the position, and continues on demand',
  { tag: '@long' },
  async ({ site }) => {
    const { buyer } = await buyPodcast(site);
    const page = await openFor(site, buyer);
    await page.goto('/podcasthub');
    await page.route('**/token/download', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.getByRole('button', { name: `Play ${paid.title}` }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Playback error' })).toBeVisible();
    await expect(page.getByText('Playback error. Your place is kept.')).toBeVisible();
    await page.unroute('**/token/download');
    await page.getByRole('button', { name: 'Try again' }).click();
    await hearUntil(page, 0.5);
    await expect(page.getByText('Your place is kept.')).toHaveCount(0);
    await expect.poll(() => heard(page)).toMatchObject({ paused: false, volume: 0.7 });
  },
);

test('stops when the member signs out', { tag: '@long' }, async ({ site }) => {
  const { buyer } = await buyPodcast(site);
  const page = await openFor(site, buyer);
  await listenTo(page, paid.title);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Player', exact: true })).toBeVisible();
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('region', { name: 'Player', exact: true })).toHaveCount(0);
  await expect.poll(() => heard(page)).toBeUndefined();
});
