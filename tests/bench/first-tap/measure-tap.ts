import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { prepareStopwatch, type Stopwatch } from './stopwatch.ts';
import type { Mark, Tap } from './taps.ts';

/** Milliseconds from a tap to the frame that shows its effect; NaN if it did not appear. */
export interface TapTimes {
  first: number;
  second: number;
  /** From `load` until the app responds. */
  started: number;
}

/** Lighthouse's slow phone. */
const slowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** When the first tap comes, after `load`. */
export const tapAfterMs = 1000;
const timeoutMs = 15_000;

/**
 * Opens a page in a fresh profile on a slow phone, taps a control a second after `load`, and taps it again when the page
 * is idle.
 */
export async function measureTap(browser: Browser, siteUrl: string, tap: Tap): Promise<TapTimes> {
  const context = await browser.newContext({
    viewport: tap.wide ? { width: 1280, height: 823 } : { width: 412, height: 823 },
    hasTouch: true,
    isMobile: !tap.wide,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(prepareStopwatch);
    await page.goto(siteUrl + tap.path, { waitUntil: 'load' });
    const place = await placeOf(page, tap.tap);
    await watch(page, tap);
    await pause(await page.evaluate((ms) => window.stopwatch.untilAfterLoad(ms), tapAfterMs));
    await touch(devtools, place);
    const first = await read(page);
    const started = await appStart(page);
    await undo(page, devtools, tap.undo);
    await pause(1500);
    const again = await placeOf(page, tap.tap);
    await watch(page, tap);
    await touch(devtools, again);
    return { first, second: await read(page), started };
  } finally {
    await context.close();
  }
}

interface Place {
  x: number;
  y: number;
}

const placeOf = (page: Page, mark: Mark): Promise<Place> =>
  page.evaluate((one) => window.stopwatch.placeOf(one), mark);

const watch = (page: Page, { shows, hides }: Tap): Promise<void> =>
  page.evaluate((wanted) => window.stopwatch.watch(wanted), { shows, hides });

const read = (page: Page): Promise<number> =>
  page.evaluate((ms) => window.stopwatch.read(ms), timeoutMs);

const appStart = (page: Page): Promise<number> =>
  page.evaluate((ms) => window.stopwatch.appStart(ms), timeoutMs);

/** A finger, without the browser driver's own waiting for a quiet page. */
async function touch(devtools: CDPSession, { x, y }: Place): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function undo(page: Page, devtools: CDPSession, how: Tap['undo']): Promise<void> {
  await pause(500);
  if (how === 'Escape') await page.keyboard.press('Escape');
  else await touch(devtools, await placeOf(page, how));
}

declare global {
  interface Window {
    stopwatch: Stopwatch;
  }
}
