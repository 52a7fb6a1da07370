import type { Page } from '@playwright/test';
import { routes } from '#web/src/app/routes.ts';
import { basePath } from '#web/src/app/routes/site-route.ts';
import { expect, test } from '../support/browser-test.ts';
import { accountButton, expectNoPageProblems, keepBusy } from '../support/browser.ts';
import { watchPage } from '../support/watch-page.ts';

/** Scripts that were asked for, module preloads included: path and bytes over the wire. */
const scripts = (page: Page): Promise<[string, number][]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }): [string, number] => [name, encodedBodySize]),
  );

test('asks for at most 2 KB of script before a guest does something', async ({ site }) => {
  const page = await site.open();
  await keepBusy(page);
  for (const path of ['/', '/articles', '/login']) {
    await page.goto(path);
    await expect(page.locator('#preloader')).toHaveCount(0);
    const before = await scripts(page);
    expect(before).toHaveLength(1);
    const bytes = before.reduce((sum, [, size]) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(2048);
  }
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  await expect.poll(async () => (await scripts(page)).length).toBeGreaterThan(1);
});

test('does not keep the document waiting for its loader', async ({ site }) => {
  const page = await site.open();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/loader-/, (route) => asked.then(() => route.continue()));
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  answer();
  await page.waitForLoadState('load');
  expectNoPageProblems(page);
});

test('starts by itself when the browser is idle', async ({ site }) => {
  const page = await site.open();
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Docs' }).first()).toBeVisible();
  expect((await scripts(page)).length).toBeGreaterThan(1);
  expectNoPageProblems(page);
});

test('does what was clicked before it started', async ({ site }) => {
  const page = await site.open();
  await keepBusy(page);
  await page.goto('/about');
  // The element's own click, without the pointer's way there: nothing has started the app before it.
  await accountButton(page).dispatchEvent('click');
  expect((await scripts(page)).length).toBe(1);
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible();
  expectNoPageProblems(page);
});

test('counts a click once that comes while it is starting', async ({ site }) => {
  const page = await site.open();
  await page.addInitScript(() => {
    const timeout = window.setTimeout.bind(window) as (work: TimerHandler, ms?: number) => number;
    window.setTimeout = ((work: TimerHandler, ms?: number) =>
      timeout(work, document.documentElement.dataset['app'] ? 800 : ms)) as typeof setTimeout;
  });
  await page.goto('/about');
  await page.mouse.move(10, 10);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header button')!).some((key) => key.startsWith('__react')),
  );
  await accountButton(page).evaluate((button: HTMLElement) => button.click());
  // The loader passes the click on after a timer that was set earlier than this one.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await expect(page.getByRole('list', { name: 'Account' })).toBeVisible();
});

test(
  'fades the preloader 300 ms after the load and removes it',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.openWith({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const times: Record<string, number> = {};
      Object.assign(window, { times });
      addEventListener('load', () => (times['load'] = performance.now()));
      new MutationObserver(() => {
        const preloader = document.getElementById('preloader');
        if (preloader) times['seen'] ??= performance.now();
        if (preloader?.classList.contains('done')) times['done'] ??= performance.now();
        if (!preloader && times['done']) times['gone'] ??= performance.now();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto('/about');
    await expect(page.locator('#preloader')).toHaveCount(0);
    const { load, done, gone } = await page.evaluate(
      () => (window as unknown as { times: Record<string, number> }).times,
    );
    expect(done! - load!).toBeGreaterThanOrEqual(299);
    expect(gone! - done!).toBeGreaterThanOrEqual(250);
  },
);

test('moves nothing when the fonts come late', { tag: '@long' }, async ({ site }) => {
  for (const width of [390, 1280]) {
    const page = await site.openWith({ viewport: { width, height: 844 } });
    const watch = await watchPage(page, site.siteUrl);
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      await route.continue();
    });
    for (const path of ['/', '/lapisai', '/privacy']) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('#preloader')).toHaveCount(0);
      expect((await watch.read()).shift, `${path} at ${width} px`).toBeLessThanOrEqual(0.02);
    }
  }
});

test('asks for fonts unless the connection is slow', { tag: '@long' }, async ({ site }) => {
  for (const [latency, wanted] of [
    [0, true],
    [600, false],
  ] as const) {
    const page = await site.open();
    const fonts: string[] = [];
    page.on(
      'request',
      (request) => void (/woff2/.test(request.url()) && fonts.push(request.url())),
    );
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const throughput = { downloadThroughput: 200_000, uploadThroughput: 100_000 };
    const slow = { offline: false, latency, ...throughput };
    if (latency) await devtools.send('Network.emulateNetworkConditions', slow);
    await page.goto('/about');
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.length > 0, `${latency} ms`).toBe(wanted);
  }
});

test('shows every public page without JavaScript', { tag: '@long' }, async ({ site }) => {
  const page = await site.openWith({ javaScriptEnabled: false });
  for (const route of routes.filter(({ prerender }) => prerender)) {
    const path = basePath(route);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1'), path).toBeVisible();
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(60);
    expect(await page.locator('#preloader').isVisible(), path).toBe(false);
  }
  // Chromium's switch stops scripts, but does not show what stands in `noscript`.
  const library = await (await fetch(`${site.siteUrl}/articles`)).text();
  expect(library).toMatch(/<noscript>.*>Search<.*<\/noscript>/);
});

test('has the content security policy in force', async ({ site }) => {
  const page = await site.open();
  const watch = await watchPage(page, site.siteUrl);
  await page.goto('/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ranInline = true';
    document.body.append(script);
  });
  await expect
    .poll(async () => (await watch.read()).violations)
    .toEqual(['script-src-elem inline']);
  expect(await page.evaluate(() => 'ranInline' in window)).toBe(false);
});
