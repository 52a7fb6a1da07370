import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { site as config } from '#shared/site-config/site.ts';
import { browserSite } from '../support/browser-site.ts';
import { expectNoPageProblems, keepBusy, startApp } from '../support/browser.ts';
import { eventually } from '../support/hub-pages.ts';

const { open } = browserSite();

const storeClicks = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'app_store_click'));

it.each(['before', 'after'])(
  'reports clicks on store buttons %s the app has started',
  async (when) => {
    const page = await open();
    await page.context().route(/apple\.com|google\.com/, (route) => route.abort());
    const click = async (name: RegExp, place: 'first' | 'last') => {
      const tab = page.waitForEvent('popup');
      await page.getByRole('link', { name })[place]().click();
      await (await tab).close();
    };
    // The loader and boot.ts come as files of the page itself; what starts the app is asked for later and never answered.
    await keepBusy(page);
    await page.goto('/aquatest-ai');
    await page.locator('#preloader').waitFor({ state: 'detached' });
    if (when === 'before') await page.route('**/*.js', () => undefined);
    if (when === 'after') await startApp(page);
    await click(/^App Store/, 'first');
    await click(/^Google Play/, 'last');
    await eventually(() => storeClicks(page)).toEqual([
      { event: 'app_store_click', platform: 'ios', location: 'hero' },
      { event: 'app_store_click', platform: 'android', location: 'footer' },
    ]);
    await page.context().close();
  },
);

it('copies the address to write to, and opens a mail with its subject', async () => {
  const page = await open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Copy the support address' }).click();
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(
    config.emails.support,
  );
  await page.goto('/data-analysis-service');
  const mail = page.getByRole('link', { name: 'Describe your project' });
  expect(await mail.getAttribute('href')).toMatch(
    new RegExp(`^mailto:${config.emails.support}\\?subject=DataAnalysis&body=`),
  );
  expectNoPageProblems(page);
  await page.context().close();
});

it('leads to a numbered section of a policy, on a narrow screen too', async () => {
  const page = await open('guest', { width: 320 });
  await page.goto('/data-analysis-service');
  await page.getByRole('link', { name: 'Consulting and data analysis' }).click();
  await page.getByRole('heading', { name: 'Terms of use', level: 1 }).waitFor();
  const top = () =>
    page.locator('#consulting').evaluate((section) => section.getBoundingClientRect().top);
  await eventually(async () => Math.abs(await top()) < 200).toBe(true);
  expect(new URL(page.url()).hash).toBe('#consulting');

  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first().click();
  await eventually(() => new URL(page.url()).hash).toBe('#scope');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await page.context().close();
});
