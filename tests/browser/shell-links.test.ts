import { expect, test } from '../support/browser-test.ts';
import type { Page } from '@playwright/test';

const termsLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true });

/** Opens the page and waits for the app, so that its own link handling is tested, not the browser's. */
async function openHome(site: { open: () => Promise<Page> }) {
  const page = await site.open();
  await page.goto('/');
  await page.locator('html[data-app]').waitFor();
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  return page;
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('a link opens its page in the app, and Back and Forward follow', async ({ site }) => {
  const page = await openHome(site);
  await termsLink(page).click();
  await expect(page).toHaveURL(/\/terms$/);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/terms$/);
  expect(await isSameDocument(page)).toBe(true);
});

test('a link to the current page adds no history entry', async ({ site }) => {
  const page = await openHome(site);
  await termsLink(page).click();
  await expect(page).toHaveURL(/\/terms$/);
  await termsLink(page).click();
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
});

for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
  test(`a link opens a new tab with ${Object.values(how).join('')}`, async ({ site }) => {
    const page = await openHome(site);
    const opened = page.context().waitForEvent('page');
    await termsLink(page).click(how);
    await (await opened).waitForURL('**/terms');
    expect(new URL(page.url()).pathname).toBe('/');
  });
}

test('the header marks the page, also below it, and no section link', async ({ site }) => {
  const page = await site.open();
  const current = page.getByRole('navigation', { name: 'Main' }).locator('a[aria-current="page"]');
  await page.goto('/articles');
  await expect(current).toHaveText('Articles');
  await page.goto('/#tools');
  await expect(current).toHaveText('Home');
});
