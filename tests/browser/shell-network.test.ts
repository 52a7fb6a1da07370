import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems, startApp } from '../support/browser.ts';
import { openChat } from '../support/chat-pages.ts';
import { coveredControls } from '../support/covered-controls.ts';
import { card } from '../support/hub-pages.ts';
import { sampleArticles } from '../support/sample-articles.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';

test('says so if there is no connection', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Docs' }).first()).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'You’re offline' });
  expect(await notice.count()).toBe(0);
  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);

  // It covers nothing of the assistant's window, on a phone least of all.
  await openChat(page);
  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  for (const width of [1280, 800, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const covered = await coveredControls(page);
    expect(covered.filter((control) => control.includes('offline'))).toEqual([]);
  }
});

test(
  'keeps the page on the screen while the next one does not load, and moves on when it does',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'Docs' }).first()).toBeVisible();
    const footer = page.getByRole('contentinfo');
    const waiting = page.getByRole('status').filter({ hasText: 'Still loading… Check your' });
    const about = await page.locator('h1').innerText();
    await page.route('**/assets/contact-page*', (route) => route.abort());
    await footer.getByRole('link', { name: 'Contact' }).click();
    await expect(waiting).toBeVisible();
    await expect(page.locator('h1')).toHaveText(about, { useInnerText: true });
    await expectNoAxeViolations(page);

    // A visitor who goes elsewhere no longer waits for the page.
    await footer.getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { name: 'Terms of use', level: 1 })).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await footer.getByRole('link', { name: 'Contact' }).click();
    await expect(waiting).toBeVisible();
    // Pressed while the file is still lost: the app also retries on its own, which removes the notice and its button.
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(waiting).toBeVisible();
    await page.unroute('**/assets/contact-page*');
    await expect(waiting).toHaveCount(0, { timeout: 30_000 });
    await expect(page.getByRole('heading', { name: 'Terms of use', level: 1 })).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/contact');
    expectNoPageProblems(page);
  },
);

test(
  'asks for a page and an article again when the connection is back',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await site.seedArticles();
    await page.goto('/articles');
    await startApp(page);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: sampleArticles.paid.title }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Still loading… Check your connection.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Articles', level: 1 })).toHaveCount(1);
    await page.context().setOffline(false);
    await expect(page.getByRole('dialog', { name: sampleArticles.paid.title })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Share' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.context().setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByText('Still loading…')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Articles', level: 1 })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Still loading…')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Articles', level: 1 })).toHaveCount(0);
  },
);

test(
  'opens an episode with what is known offline, and fills it in when the connection is back',
  { tag: '@long' },
  async ({ site }) => {
    await site.seedPodcasts();
    const page = await site.open();
    await page.goto('/podcasthub');
    await startApp(page);
    await page.context().setOffline(true);
    await card(page, samplePodcasts.paid.id).getByRole('link').click();
    const episode = page.getByRole('article', { name: samplePodcasts.paid.title });
    await expect(episode.getByText('We couldn’t load the description')).toBeVisible();
    await expect(episode.getByText(samplePodcasts.paid.shortDescription)).toBeVisible();
    await expect(card(page, samplePodcasts.free.id)).toBeVisible();
    await page.context().setOffline(false);
    await expect(episode.getByText('It has two paragraphs.')).toBeVisible();
    await expect(episode.getByRole('alert')).toHaveCount(0);
    expectNoPageProblems(page);
  },
);

test(
  'keeps the page while the documentation cannot be loaded, and moves on when the connection is back',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'Docs' }).first()).toBeVisible();
    await startApp(page);
    const about = await page.locator('h1').innerText();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Docs' }).first().click();
    await expect(page.getByText('Still loading… Check your')).toBeVisible();
    await expect(page.getByRole('heading', { name: about, level: 1 })).toBeVisible();
    await page.context().setOffline(false);
    await page.waitForURL('**/docs');
    await expect(page.getByRole('searchbox', { name: 'Search the documentation' })).toBeVisible();
    await expect(page.getByText('Still loading…')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: about, level: 1 })).toHaveCount(0);
    expectNoPageProblems(page);
  },
);

test('reloads once if the server has only a newer version', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.goto('/about');
  await startApp(page);
  let [loads, checks] = [0, 0];
  await page.route('**/contact', async (route) => {
    if (route.request().isNavigationRequest()) loads += 1;
    else checks += 1;
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /data-app="[^"]+"/,
      'data-app="/assets/app-new.js"',
    );
    await route.fulfill({ response, body });
  });
  await page.route('**/assets/contact-page*', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  // The app checks for a newer version and loads it. The new version's files are missing too, so it checks again, but
  // does not reload the page again.
  await expect.poll(() => loads).toBe(1);
  const checksBefore = checks;
  await expect(page.getByText('Still loading…')).toBeVisible();
  await expect.poll(() => checks).toBeGreaterThan(checksBefore + 1);
  expect(loads).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('newest'))).toBe('/assets/app-new.js');
});

test(
  'never stays blank or unresponsive if the app does not load',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.route(/\/assets\/(?!loader)[^/]*\.js$/, (route) => route.abort());
    // A member's page is empty without the app, and says so.
    await page.goto('/purchases');
    await expect(page.getByText('Still loading… Check your connection.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    // A public page can be read as before, and its links work.
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await page.waitForURL('**/terms');
    await expect(page.getByRole('heading', { name: 'Terms of use', level: 1 })).toBeVisible();
    // Once the files can be loaded again, the app starts.
    await page.goto('/purchases');
    await expect(page.getByText('Still loading…')).toBeVisible();
    await page.unrouteAll();
    await page.waitForURL('**/login?*');
  },
);

test('handles the failure of every file', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.addInitScript(() => {
    // A slow phone: the first file is lost before the last one is requested.
    const wait = setTimeout;
    window.setTimeout = ((work: () => void, ms = 0) => wait(work, ms + 100)) as typeof setTimeout;
    addEventListener('unhandledrejection', () => (document.documentElement.dataset.unhandled = ''));
  });
  await page.route(/\/assets\/(?!loader)[^/]*\.js$/, (route) => route.abort());
  await page.goto('/purchases');
  await expect(page.getByText('Still loading…')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-unhandled');
});

test('requests the loader again too', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  let times = 0;
  await page.route(/\/assets\/loader/, (route) => (times++ < 1 ? route.abort() : route.continue()));
  await page.goto('/purchases');
  await expect(page.getByText('Still loading…')).toBeVisible();
  await page.waitForURL('**/login?*');
});

test(
  'says that it did not load fully, and later handles what was done meanwhile',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    const scripts = /\/assets\/(?!loader)[^/]*\.js$/;
    await page.route(scripts, (route) => route.fulfill({ status: 503 }));
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('early@mail.test');
    await page.getByRole('button', { name: 'Send reset link' }).dispatchEvent('click');
    const notice = page.getByRole('alert').filter({ hasText: 'Still loading…' });
    await expect(notice).toBeVisible();
    await expectNoAxeViolations(page);
    // Nothing was posted to the page itself, which accepts no forms.
    await expect(page.getByLabel('Email')).toHaveValue('early@mail.test');

    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Try again' }).dispatchEvent('click');
    await expect(page.getByText('If that email exists')).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);

test(
  'asks for the app again by itself, and warns before a reload',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    const scripts = /\/assets\/(?!loader)[^/]*\.js$/;
    await page.route(scripts, (route) => route.abort());
    await page.goto('/gear');
    await page.getByRole('searchbox').fill('bottle');
    await expect(page.getByText('Copy what you typed: a reload may lose it.')).toBeVisible({
      timeout: 30_000,
    });
    await page.unroute(scripts);
    await expect
      .poll(() => new URL(page.url()).searchParams.get('q'), { timeout: 30_000 })
      .toBe('bottle');
    await expect(page.getByText('Still loading…')).toHaveCount(0);
  },
);
