import type { Page } from '@playwright/test';
import { site as config } from '#shared/site-config/site.ts';
import { expect, test } from '../support/browser-test.ts';
import {
  expectNoPageProblems,
  expectNoSidewaysScroll,
  holdApp,
  startApp,
} from '../support/browser.ts';

const storeClicks = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'app_store_click'));

for (const when of ['before', 'after'])
  test(
    `reports clicks on store buttons ${when} the app has started`,
    { tag: '@long' },
    async ({ site }) => {
      const page = await site.open();
      await page.context().route(/apple\.com|google\.com/, (route) => route.abort());
      const click = async (name: RegExp, place: 'first' | 'last') => {
        const tab = page.waitForEvent('popup');
        await page.getByRole('link', { name })[place]().click();
        await (await tab).close();
      };
      if (when === 'before') await holdApp(page);
      await page.goto('/aquatest-ai');
      await expect(page.locator('#preloader')).toHaveCount(0);
      if (when === 'after') await startApp(page);
      await click(/^App Store/, 'first');
      await click(/^Google Play/, 'last');
      await expect
        .poll(() => storeClicks(page))
        .toEqual([
          { event: 'app_store_click', platform: 'ios', location: 'hero' },
          { event: 'app_store_click', platform: 'android', location: 'footer' },
        ]);
    },
  );

test(
  'copies the address to write to, and opens an email with its subject',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Copy the support address' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(config.emails.support);
    await page.goto('/data-analysis-service');
    const mail = page.getByRole('link', { name: 'Describe your project' });
    await expect(mail).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${config.emails.support}\\?subject=DataAnalysis&body=`),
    );
    expectNoPageProblems(page);
  },
);

test(
  'leads to a numbered section of a policy, on a narrow screen too',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('guest', { width: 320 });
    await page.goto('/data-analysis-service');
    await page.getByRole('link', { name: 'Consulting and data analysis' }).click();
    await expect(page.getByRole('heading', { name: 'Terms of use', level: 1 })).toBeVisible();
    const top = () =>
      page.locator('#consulting').evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs(await top()) < 200).toBe(true);
    expect(new URL(page.url()).hash).toBe('#consulting');

    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first().click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#scope');
    await expectNoSidewaysScroll(page);
  },
);
