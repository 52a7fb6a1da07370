import type { Page } from '@playwright/test';
import { routes } from '#web/src/app/routes.ts';
import { basePath } from '#shared/pages/site-route.ts';
import { seedRatedLibrary } from '../support/article-pages.ts';
import { expect, test } from '../support/browser-test.ts';
import { accountButton, expectNoPageProblems, holdApp, startApp } from '../support/browser.ts';
import { watchPage } from '../support/watch-page.ts';

interface AskedScript {
  name: string;
  bytes: number;
  /** Before the page has loaded. */
  early: boolean;
}

/** The requested scripts, including module preloads, in bytes over the wire. */
const scripts = (page: Page): Promise<AskedScript[]> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize: bytes, startTime }) => ({
        name,
        bytes,
        early: startTime < navigation!.loadEventStart,
      }));
  });

test('asks for at most 2 KB of script before the page has loaded', async ({ site }) => {
  const page = await site.open();
  for (const path of ['/', '/articles', '/login']) {
    await page.goto(path);
    await startApp(page);
    const asked = await scripts(page);
    expect(asked.length).toBeGreaterThan(5);
    const early = asked.filter((script) => script.early);
    expect(early.map(({ name }) => name)).toEqual([expect.stringContaining('/loader-')]);
    expect(early[0]!.bytes).toBeGreaterThan(0);
    expect(early[0]!.bytes).toBeLessThanOrEqual(2048);
  }
});

test('does not keep the document waiting for its loader', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/loader-/, (route) => asked.then(() => route.continue()));
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  answer();
  await page.waitForLoadState('load');
  expectNoPageProblems(page);
});

test('starts by itself when the browser is idle', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Docs' }).first()).toBeVisible();
  expectNoPageProblems(page);
});

test(
  'shows that a tap was registered before the app runs, and handles it once when it starts',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    const release = await holdApp(page);
    await page.goto('/login');
    const reveal = page.getByRole('button', { name: 'Show password' });
    await reveal.click();
    await expect(reveal).toHaveAttribute('aria-busy', 'true');
    release();
    const hide = page.getByRole('button', { name: 'Hide password' });
    await expect(hide).toBeVisible();
    expect(await hide.getAttribute('aria-busy')).toBe(null);
    await startApp(page);
    expect(await hide.count()).toBe(1);
    expectNoPageProblems(page);
  },
);

test(
  'keeps every mark that was set, and every other tap, before it started',
  { tag: '@long' },
  async ({ site }) => {
    await seedRatedLibrary(site);
    const page = await site.open();
    await page.addInitScript(() => {
      navigator.canShare = () => true;
      navigator.share = () => Promise.reject(new DOMException('no', 'AbortError'));
    });
    const release = await holdApp(page);
    await page.goto('/articles/paper-19');
    const article = page.getByRole('article', { name: 'Paper 19' });
    for (const name of ['Share', 'Bookmark', 'Favourite']) {
      await article.getByRole('button', { name }).click();
      await expect(article.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
    }
    release();
    for (const name of ['Bookmark', 'Favourite']) {
      const mark = article.getByRole('button', { name });
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
      expect(await mark.getAttribute('aria-busy')).toBe(null);
    }
    await expect(page.getByText('Share cancelled')).toBeVisible();
    expectNoPageProblems(page);
  },
);

test('opens menus, dialogs, tabs and lists before it has started', async ({ site }) => {
  const page = await site.open('guest', { width: 1280 });
  await holdApp(page);
  await page.goto('/');
  await accountButton(page).click();
  await expect(page.getByRole('list', { name: 'Account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await expect(page.getByRole('dialog', { name: /^A walk through/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: /^Flagship/ }).check();
  expect(await page.locator('[data-tool] h3:visible').allTextContents()).toEqual(['Nexus']);
  await page.locator('summary', { hasText: 'Features of Nexus' }).click();
  await expect(page.locator('[data-tool] li').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.goto('/gear');
  await page.getByRole('radio', { name: /^Field Equipment/ }).check();
  await expect(page.getByRole('heading', { name: 'Field Equipment' })).toBeVisible();
  expect(await page.getByRole('heading', { name: 'AquaTest Gear' }).isVisible()).toBe(false);
});

test('remembers what a guest wanted before it started', { tag: '@long' }, async ({ site }) => {
  await site.seedPodcasts();
  const page = await site.open();
  const release = await holdApp(page);
  await page.goto('/podcasthub');
  await page.getByRole('button', { name: /^Buy/ }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(dialog).toBeVisible();
  release();
  await expect(dialog.getByText('continues once you’re signed in')).toBeVisible();
  expectNoPageProblems(page);
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

test('does not shift the layout if the fonts load late', { tag: '@long' }, async ({ site }) => {
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
  for (const [effectiveType, wanted] of [
    ['4g', true],
    ['3g', false],
  ] as const) {
    const page = await site.open();
    const fonts: string[] = [];
    page.on(
      'request',
      (request) => void (/woff2/.test(request.url()) && fonts.push(request.url())),
    );
    // Headless Chromium does not measure its connection.
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: value } });
    }, effectiveType);
    await page.goto('/about');
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.length > 0, effectiveType).toBe(wanted);
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
  // Chromium's setting blocks scripts, but does not show the content of `noscript`.
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
