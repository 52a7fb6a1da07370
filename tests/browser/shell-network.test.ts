import { expect, it } from 'vitest';
import { browserSite } from '../support/browser-site.ts';
import {
  expectNoAxeViolations,
  expectNoPageProblems,
  keepBusy,
  startApp,
} from '../support/browser.ts';
import { eventually } from '../support/hub-pages.ts';
import { sampleArticles } from '../support/sample-articles.ts';

const { site, open } = browserSite();

it('says so while there is no connection', async () => {
  const page = await open();
  await page.goto('/about');
  await page.getByRole('link', { name: 'Docs' }).first().waitFor();
  const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
  expect(await notice.count()).toBe(0);
  await page.context().setOffline(true);
  await notice.waitFor();
  await page.context().setOffline(false);
  await notice.waitFor({ state: 'detached' });
  await page.context().close();
});

it('keeps the page on the screen while the next one does not come, and moves on when it does', async () => {
  const page = await open();
  await page.goto('/about');
  await page.getByRole('link', { name: 'Docs' }).first().waitFor();
  const footer = page.getByRole('contentinfo');
  const waiting = page.getByRole('status').filter({ hasText: 'Still loading… Check your' });
  const about = await page.locator('h1').innerText();
  await page.route('**/assets/contact-page*', (route) => route.abort());
  await footer.getByRole('link', { name: 'Contact' }).click();
  await waiting.waitFor();
  expect(await page.locator('h1').innerText()).toBe(about);
  await expectNoAxeViolations(page);

  // Whoever goes elsewhere has not waited.
  await footer.getByRole('link', { name: 'Terms' }).click();
  await page.getByRole('heading', { name: 'Terms of use', level: 1 }).waitFor();
  await waiting.waitFor({ state: 'detached' });
  await footer.getByRole('link', { name: 'Contact' }).click();
  await waiting.waitFor();
  await page.unroute('**/assets/contact-page*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await waiting.waitFor({ state: 'detached' });
  await page
    .getByRole('heading', { name: 'Terms of use', level: 1 })
    .waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/contact');
  expectNoPageProblems(page);
  await page.context().close();
});

it('asks for a page and an article again when the connection is back', async () => {
  const page = await open();
  await site().seedArticles();
  await page.goto('/articles');
  await startApp(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: sampleArticles.paid.title }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Still loading… Check your connection.').waitFor();
  expect(await page.getByRole('heading', { name: 'Articles', level: 1 }).count()).toBe(1);
  await page.context().setOffline(false);
  await page.getByRole('dialog', { name: sampleArticles.paid.title }).waitFor();
  await dialog.getByRole('button', { name: 'Share' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await page.getByText('Still loading…').waitFor();
  expect(await page.getByRole('heading', { name: 'Articles', level: 1 }).isVisible()).toBe(true);
  await page.context().setOffline(false);
  await page.getByText('Still loading…').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Articles', level: 1 }).waitFor({ state: 'detached' });
  await page.context().close();
});

it('loads itself anew, once, when the server has only a newer version', async () => {
  const page = await open();
  await page.goto('/about');
  await startApp(page);
  let documents = 0;
  await page.route('**/contact', async (route) => {
    documents += 1;
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /data-app="[^"]+"/,
      'data-app="/assets/app-new.js"',
    );
    await route.fulfill({ response, body });
  });
  await page.route('**/assets/contact-page*', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  // Asked whether there is a newer version, then loaded; its own files are missing too, which changes nothing any more.
  await eventually(() => documents).toBeGreaterThanOrEqual(2);
  await page.getByText('Still loading…').waitFor();
  await page.waitForTimeout(5000);
  const loads = await page.evaluate(() => performance.getEntriesByType('navigation').length);
  expect(loads).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('newest'))).toBe('/assets/app-new.js');
  await page.context().close();
});

it('never stays blank or deaf when the app itself does not come', async () => {
  const page = await open();
  await page.route(/\/assets\/(?!loader)[^/]*\.js$/, (route) => route.abort());
  // A page of one visitor is nothing without the app, and says so.
  await page.goto('/purchases');
  await page.getByText('Still loading… Check your connection.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  // A public one can be read as before; its links lead on.
  await page.goto('/about');
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await page.waitForURL('**/terms');
  await page.getByRole('heading', { name: 'Terms of use', level: 1 }).waitFor();
  // And when the files come again, so does the app.
  await page.goto('/purchases');
  await page.getByText('Still loading…').waitFor();
  await page.unrouteAll();
  await page.waitForURL('**/login?*');
  await page.context().close();
});

it('asks for the loader again too', async () => {
  const page = await open();
  let times = 0;
  await page.route(/\/assets\/loader/, (route) => (times++ < 1 ? route.abort() : route.continue()));
  await page.goto('/purchases');
  await page.getByText('Still loading…').waitFor();
  await page.waitForURL('**/login?*');
  await page.context().close();
});

it('says when it did not load fully, and goes on with what was done meanwhile', async () => {
  const page = await open();
  await keepBusy(page);
  const scripts = /\/assets\/(?!loader)[^/]*\.js$/;
  await page.route(scripts, (route) => route.fulfill({ status: 503 }));
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').fill('early@mail.test');
  await page.getByRole('button', { name: 'Send reset link' }).dispatchEvent('click');
  const notice = page.getByRole('alert').filter({ hasText: 'Still loading…' });
  await notice.waitFor();
  await expectNoAxeViolations(page);
  // Nothing was sent to the page itself, which takes no forms.
  expect(await page.getByLabel('E-mail').inputValue()).toBe('early@mail.test');

  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Try again' }).dispatchEvent('click');
  await page.getByText('If that email exists').waitFor();
  await notice.waitFor({ state: 'detached' });
  await page.context().close();
});

it('asks for the app again by itself, and warns before a reload', async () => {
  const page = await open();
  await keepBusy(page);
  const scripts = /\/assets\/(?!loader)[^/]*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto('/gear');
  await page.getByRole('searchbox').fill('bottle');
  await page.getByText('Copy what you typed: a reload may lose it.').waitFor({ timeout: 30_000 });
  await page.unroute(scripts);
  await expect
    .poll(() => new URL(page.url()).searchParams.get('q'), { timeout: 30_000 })
    .toBe('bottle');
  await page.getByText('Still loading…').waitFor({ state: 'detached' });
  await page.context().close();
});
