import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import { sessionKeys } from '#shared/constants/session-keys.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { runAxe } from './axe-in-page.ts';

const screenshotDir = path.resolve(import.meta.dirname, '../../dist/screenshots');

export interface PageOptions {
  /** `site.siteUrl`; paths given to `page.goto` are of this site. */
  siteUrl: string;
  /** CSS pixels; default 1280. */
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  /** Opens the page signed in, with the result of `site.register()` or `site.login()`. */
  session?: Session;
}

/** `SLOWED=4 npm run test:browser` slows pages down by that factor, to find tests and screens that need a fast machine. */
const slowed = Number(process.env['SLOWED'] ?? 1);

const problems = new WeakMap<Page, string[]>();

/**
 * Opens a page in its own browser profile; more tabs with `page.context().newPage()`. Motion is reduced, so
 * that no check sees a transition midway.
 */
export async function openPage(browser: Browser, options: PageOptions): Promise<Page> {
  const { siteUrl, width = 1280, height = 900, colorScheme = 'light', session } = options;
  const localStorage = session ? storedSession(session) : [];
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: siteUrl, localStorage }] },
  });
  const page = await context.newPage();
  if (slowed > 1) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  }
  const seen: string[] = [];
  problems.set(page, seen);
  page.on('pageerror', (error) => seen.push(error.message));
  // The browser does not log a violation whose error is caught.
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The content security policy blocks ${blockedURI} (${violatedDirective}).`),
    ),
  );
  page.on('console', (message) => {
    // The browser itself logs refused calls, which a test may be about.
    const refused = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !refused) seen.push(message.text());
  });
  return page;
}

/** The web app stores these keys. */
function storedSession({ token, refreshToken, role, id, email, credits }: Session) {
  const user = JSON.stringify({ id, email, credits });
  const values = { token, refreshToken, role, user };
  return Object.entries(values).map(([name, value]) => ({
    name: sessionKeys[name as keyof typeof values],
    value,
  }));
}

/** By how many CSS pixels a page is wider than its window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** @param where named in the failure, for tests of many pages */
export async function expectNoSidewaysScroll(page: Page, where?: string): Promise<void> {
  expect(await sidewaysScroll(page), where).toBeLessThanOrEqual(0);
}

/** The button in the header; pages have account buttons of their own. */
export const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Account' });

/** Keeps the app from starting: its files, but not the loader's, wait until they are released. */
export async function holdApp(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!loader)[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Keeps React from hydrating the page in slices of its own, from the moment it listens until it is released. Resolves when
 * it listens.
 */
export async function holdHydration(page: Page, path: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    // React's scheduler sends itself a message for each slice.
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      held.push(() => postMessage.apply(this, message));
    };
    window.releaseHydration = () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const send of held) send();
    };
  });
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root')!).some((key) => key.startsWith('_reactListening')),
  );
  return () => page.evaluate(() => window.releaseHydration());
}

declare global {
  interface Window {
    releaseHydration: () => void;
  }
}

/** Limits the speed of downloads; -1 ends the limit. */
export async function slowDown(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: -1,
  });
}

/** An offer or its label, while the app does not know yet what the member owns. */
export const undecided = (page: Page) =>
  page.locator('main [data-offer=unknown], main :text("Checking…")').first();

/** Waits until the app has started: a link that is clicked before it does is followed by the browser itself. */
export async function startApp(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main :is(a, button)') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
  // Also waits until the app's first work is done.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 300)));
      }),
  );
}

/** The page threw nothing and logged no error (content security policy violations included). */
export function expectNoPageProblems(page: Page): void {
  expect(problems.get(page)).toEqual([]);
}

/** Runs every axe rule on the page. */
export async function expectNoAxeViolations(page: Page, only?: string[]): Promise<void> {
  expect(await runAxe(page, only), page.url()).toEqual([]);
}

/** Saves `dist/screenshots/<name>.png` of the whole page, for people. */
export async function screenshot(page: Page, name: string): Promise<void> {
  mkdirSync(screenshotDir, { recursive: true });
  await page.screenshot({ path: path.join(screenshotDir, `${name}.png`), fullPage: true });
}
