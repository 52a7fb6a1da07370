import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserSite } from '../support/browser-site.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { eventually } from '../support/hub-pages.ts';

const { open } = browserSite();

const burger = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(page: Page): Promise<void> {
  await burger(page).click();
  await sheet(page).waitFor();
}

it('stands in for the links below 992 px, and only there', async () => {
  const page = await open('guest', { width: 992 });
  await page.goto('/about');
  const links = page.getByRole('banner').getByRole('link', { name: 'Articles' });
  expect([await burger(page).isVisible(), await links.isVisible()]).toEqual([false, true]);
  await page.setViewportSize({ width: 991, height: 800 });
  expect([await burger(page).isVisible(), await links.isVisible()]).toEqual([true, false]);
  await openMenu(page);
  await page.setViewportSize({ width: 992, height: 800 });
  await sheet(page).waitFor({ state: 'detached' });
  await page.context().close();
});

it('has the links of the wide menu, and keeps the focus inside', async () => {
  const page = await open('admin', { width: 390, height: 844 });
  await page.goto('/about');
  await openMenu(page);
  await sheet(page).getByRole('link', { name: 'Docs' }).waitFor();
  const names = await sheet(page).getByRole('link').allInnerTexts();
  expect(names.map((name) => name.replaceAll(/\s+/g, ' '))).toEqual([
    ...['Home', 'Articles', 'LapisAI AI', 'GeoData Tool', 'Audio Book', 'About', 'Gear Shop'],
    ...['Tools', 'Consulting', 'Docs', 'My Profile', 'My Purchases', 'Settings', 'Upgrade to Pro'],
    ...['Dashboard', 'Articles', 'Podcasts', 'Users'],
  ]);
  await sheet(page)
    .getByText(/Administrator$/)
    .waitFor();
  await expectNoAxeViolations(page);
  for (let press = 0; press < names.length + 4; press++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const active = document.activeElement!;
      return active !== document.body && !active.closest('dialog') ? active.outerHTML : undefined;
    });
    expect(outside).toBeUndefined();
  }
  expectNoPageProblems(page);
  await page.context().close();
});

it('closes by Esc, by its button, by the overlay and by going somewhere', async () => {
  const page = await open('guest', { width: 390, height: 844 });
  await page.goto('/about');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  await eventually(() => burger(page).evaluate((it) => it === document.activeElement)).toBe(true);

  await openMenu(page);
  await sheet(page).getByRole('button', { name: 'Close menu' }).click();
  await sheet(page).waitFor({ state: 'detached' });

  await openMenu(page);
  await page.mouse.click(10, 400);
  await sheet(page).waitFor({ state: 'detached' });

  await openMenu(page);
  await sheet(page).getByRole('link', { name: 'Create Account' }).click();
  await page.waitForURL('/register');
  await sheet(page).waitFor({ state: 'detached' });

  await openMenu(page);
  await sheet(page).getByRole('link', { name: 'Consulting' }).click();
  await page.waitForURL('/#consulting');
  await sheet(page).waitFor({ state: 'detached' });
  const section = page.locator('#consulting');
  const top = () => section.evaluate((it) => Math.round(it.getBoundingClientRect().top));
  await eventually(top).toBeLessThan(300);
  expect(await top()).toBeGreaterThanOrEqual(0);
  await page.context().close();
});

it('signs out', async () => {
  const page = await open('member', { width: 390, height: 844 });
  await page.goto('/settings');
  await openMenu(page);
  await sheet(page).getByText('Premium Member').waitFor();
  await sheet(page).getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL('/');
  await openMenu(page);
  await sheet(page).getByRole('link', { name: 'Sign In' }).waitFor();
  await page.context().close();
});
