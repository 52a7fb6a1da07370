import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { routes } from '#web/src/app/routes.ts';
import { basePath } from '#web/src/app/routes/site-route.ts';
import { browserSite } from '../support/browser-site.ts';
import { accountButton, expectNoPageProblems, keepBusy } from '../support/browser.ts';
import { eventually } from '../support/hub-pages.ts';
import { watchPage } from '../support/watch-page.ts';

const { site, open, openWith } = browserSite();

/** Scripts that were asked for, module preloads included: path and bytes over the wire. */
const scripts = (page: Page): Promise<[string, number][]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }): [string, number] => [name, encodedBodySize]),
  );

it('asks for at most 2 KB of script before a guest does something', async () => {
  const page = await open();
  await keepBusy(page);
  for (const path of ['/', '/articles', '/login']) {
    await page.goto(path);
    await page.locator('#preloader').waitFor({ state: 'detached' });
    const before = await scripts(page);
    expect(before).toHaveLength(1);
    const bytes = before.reduce((sum, [, size]) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(2048);
  }
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  await eventually(async () => (await scripts(page)).length).toBeGreaterThan(1);
  await page.context().close();
});

it('does not keep the document waiting for its loader', async () => {
  const page = await open();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/loader-/, (route) => asked.then(() => route.continue()));
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  answer();
  await page.waitForLoadState('load');
  expectNoPageProblems(page);
  await page.context().close();
});

it('starts by itself when the browser is idle', async () => {
  const page = await open();
  await page.goto('/about');
  await page.getByRole('link', { name: 'Docs' }).first().waitFor();
  expect((await scripts(page)).length).toBeGreaterThan(1);
  expectNoPageProblems(page);
  await page.context().close();
});

it('does what was clicked before it started', async () => {
  const page = await open();
  await keepBusy(page);
  await page.goto('/about');
  // The element's own click, without the pointer's way there: nothing has started the app before it.
  await accountButton(page).dispatchEvent('click');
  expect((await scripts(page)).length).toBe(1);
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await page.getByRole('link', { name: 'Create Account' }).waitFor();
  expectNoPageProblems(page);
  await page.context().close();
});

it('counts a click once that comes while it is starting', async () => {
  const page = await open();
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
  expect(await page.getByRole('list', { name: 'Account' }).isVisible()).toBe(true);
  await page.context().close();
});

it('fades the preloader 300 ms after the load and removes it', async () => {
  const page = await openWith({ reducedMotion: 'no-preference' });
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
  await page.locator('#preloader').waitFor({ state: 'detached' });
  const { load, done, gone } = await page.evaluate(
    () => (window as unknown as { times: Record<string, number> }).times,
  );
  expect(done! - load!).toBeGreaterThanOrEqual(299);
  expect(gone! - done!).toBeGreaterThanOrEqual(250);
  await page.context().close();
});

it('moves nothing when the fonts come late', async () => {
  for (const width of [390, 1280]) {
    const page = await openWith({ viewport: { width, height: 844 } });
    const watch = await watchPage(page, site().siteUrl);
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      await route.continue();
    });
    for (const path of ['/', '/lapisai', '/privacy']) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.locator('#preloader').waitFor({ state: 'detached' });
      expect((await watch.read()).shift, `${path} at ${width} px`).toBeLessThanOrEqual(0.02);
    }
    await page.context().close();
  }
});

it('asks for fonts unless the connection is slow', async () => {
  for (const [latency, wanted] of [
    [0, true],
    [600, false],
  ] as const) {
    const page = await open();
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
    await page.context().close();
  }
});

it('shows every public page without JavaScript', async () => {
  const page = await openWith({ javaScriptEnabled: false });
  for (const route of routes.filter(({ prerender }) => prerender)) {
    const path = basePath(route);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await page.locator('h1').isVisible(), path).toBe(true);
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(60);
    expect(await page.locator('#preloader').isVisible(), path).toBe(false);
  }
  await page.context().close();
  // Chromium's switch stops scripts, but does not show what stands in `noscript`.
  const library = await (await fetch(`${site().siteUrl}/articles`)).text();
  expect(library).toMatch(/<noscript>.*>Search<.*<\/noscript>/);
});

it('has the content security policy in force', async () => {
  const page = await open();
  const watch = await watchPage(page, site().siteUrl);
  await page.goto('/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ranInline = true';
    document.body.append(script);
  });
  await eventually(async () => (await watch.read()).violations).toEqual(['script-src-elem inline']);
  expect(await page.evaluate(() => 'ranInline' in window)).toBe(false);
  await page.context().close();
});
