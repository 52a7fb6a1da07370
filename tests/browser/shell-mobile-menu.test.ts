import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';

const burger = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(page: Page): Promise<void> {
  await burger(page).click();
  await expect(sheet(page)).toBeVisible();
}

test('replaces the links below 992 px, and only there', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('guest', { width: 992 });
  await page.goto('/about');
  const links = page.getByRole('banner').getByRole('link', { name: 'Articles' });
  expect([await burger(page).isVisible(), await links.isVisible()]).toEqual([false, true]);
  await page.setViewportSize({ width: 991, height: 800 });
  expect([await burger(page).isVisible(), await links.isVisible()]).toEqual([true, false]);
  await openMenu(page);
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(sheet(page)).toHaveCount(0);
});

test(
  'has the links of the wide menu, and keeps the focus inside',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('admin', { width: 390, height: 844 });
    await page.goto('/about');
    await openMenu(page);
    await expect(sheet(page).getByRole('link', { name: 'Docs' })).toBeVisible();
    const names = await sheet(page).getByRole('link').allInnerTexts();
    expect(names.map((name) => name.replaceAll(/\s+/g, ' '))).toEqual([
      ...['Home', 'Articles', 'LapisAI AI', 'GeoData Tool', 'Audio Book', 'About', 'Gear Shop'],
      ...[
        'Tools',
        'Consulting',
        'Docs',
        'My Profile',
        'My Purchases',
        'Saved',
        'Settings',
        'Upgrade to Pro',
      ],
      ...['Dashboard', 'Articles', 'Podcasts', 'Users'],
    ]);
    await expect(sheet(page).getByText(/Administrator$/)).toBeVisible();
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
  },
);

test(
  'closes by Esc, by its button, by the overlay and by going somewhere',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('guest', { width: 390, height: 844 });
    await page.goto('/about');
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(burger(page)).toBeFocused();

    await openMenu(page);
    await sheet(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(sheet(page)).toHaveCount(0);

    await openMenu(page);
    await page.mouse.click(10, 400);
    await expect(sheet(page)).toHaveCount(0);

    await openMenu(page);
    await sheet(page).getByRole('link', { name: 'Create Account' }).click();
    await page.waitForURL('/register');
    await expect(sheet(page)).toHaveCount(0);

    await openMenu(page);
    await sheet(page).getByRole('link', { name: 'Consulting' }).click();
    await page.waitForURL('/#consulting');
    await expect(sheet(page)).toHaveCount(0);
    const section = page.locator('#consulting');
    const top = () => section.evaluate((it) => Math.round(it.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(300);
    expect(await top()).toBeGreaterThanOrEqual(0);
  },
);

test('signs out', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('member', { width: 390, height: 844 });
  await page.goto('/settings');
  await openMenu(page);
  await expect(sheet(page).getByText('Premium Member')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL('/');
  await openMenu(page);
  await expect(sheet(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
});
