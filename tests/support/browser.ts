import { mkdirSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { sessionKeys } from '#shared/constants/session-keys.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { findChromium } from './find-chromium.ts';

const screenshotDir = path.resolve(import.meta.dirname, '../../dist/screenshots');

/** The browser of every test (find-chromium.ts). */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await findChromium());
}

export interface PageOptions {
  /** `site.siteUrl`; paths given to `page.goto` are of this site. */
  siteUrl: string;
  /** CSS pixels; default 1280. */
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  /** Opens the page signed in, as `site.register()` or `site.login()` answered. */
  session?: Session;
}

/**
 * How many times slower pages run than this machine could: `SLOWED=4 npx vitest run --project browser` finds the tests
 * (and the screens) that presume a fast one.
 */
const slowed = Number(process.env['SLOWED'] ?? 1);

const problems = new WeakMap<Page, string[]>();

/**
 * A page in a browser profile of its own; more tabs of it with `page.context().newPage()`. Motion is reduced, so that
 * nothing is looked at in the middle of a transition. Close it with `page.context().close()`.
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
  context.setDefaultTimeout(15_000 * slowed);
  const page = await context.newPage();
  if (slowed > 1) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  }
  const seen: string[] = [];
  problems.set(page, seen);
  page.on('pageerror', (error) => seen.push(error.message));
  page.on('console', (message) => {
    // A refused call is logged by the browser itself and may be what a test is about.
    const refused = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !refused) seen.push(message.text());
  });
  return page;
}

/** The keys of decisions.md, Accounts, as the web app stores them. */
function storedSession({ token, refreshToken, role, id, email, credits }: Session) {
  const user = JSON.stringify({ id, email, credits });
  const values = { token, refreshToken, role, user };
  return Object.entries(values).map(([name, value]) => ({
    name: sessionKeys[name as keyof typeof values],
    value,
  }));
}

/** The header's button; pages have buttons of their own that speak of an account. */
export const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Account' });

/** Keeps the browser from ever being idle, so that only a visitor's own doing starts the app. */
export async function keepBusy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Moves the pointer and waits until the app answers: a link that is clicked before it does is followed by the browser itself. */
export async function startApp(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main :is(a, button)') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
  // And until what it does first has been done.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 300)));
      }),
  );
}

/** Nothing was thrown in the page, nothing logged as an error (the content security policy logs there too). */
export function expectNoPageProblems(page: Page): void {
  expect(problems.get(page)).toEqual([]);
}

/** Runs every rule of axe on what the page shows when its transitions are over. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((found) => found instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map((node) => node.failureSummary + ' ' + node.html).join('\n  ')}`,
  );
  expect(found, page.url()).toEqual([]);
}

/** Takes `dist/screenshots/<name>.png`, for people: of the whole page. */
export async function screenshot(page: Page, name: string): Promise<void> {
  mkdirSync(screenshotDir, { recursive: true });
  await page.screenshot({ path: path.join(screenshotDir, `${name}.png`), fullPage: true });
}
