import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { expectNoPageProblems } from '../support/browser.ts';

/** Returns approximately what a screen reader would call the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    return (element.getAttribute('aria-label') ?? element.innerText).replaceAll(/\s+/g, ' ').trim();
  });

async function pressTab(page: Page, times: number): Promise<string[]> {
  const seen: string[] = [];
  for (let press = 0; press < times; press++) {
    await page.keyboard.press('Tab');
    seen.push(await focused(page));
  }
  return seen;
}

test('can be operated by keyboard: the header and its menu', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Docs' }).first()).toBeVisible();
  expect(await pressTab(page, 14)).toEqual([
    'Skip to content',
    'Outcrop',
    'Home',
    'Articles',
    'LapisAI AI',
    'GeoData Tool',
    'Audio Book',
    'About',
    'Gear Shop',
    'Tools',
    'Consulting',
    'Docs',
    'Ask',
    'Account',
  ]);
  const menu = page.getByRole('list', { name: 'Account' });
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  expect(await pressTab(page, 2)).toEqual(['Sign In', 'Create Account']);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(await focused(page)).toBe('Account');

  await page.keyboard.press('Space');
  expect(await pressTab(page, 4)).toHaveLength(4);
  await expect(menu).toBeHidden();
  expectNoPageProblems(page);
});

test('skips to the content', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.poll(async () => (await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('shows where the focus is on everything in the header', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Docs' }).first()).toBeVisible();
  for (let press = 0; press < 13; press++) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outline);
    expect(outline, await focused(page)).toContain('solid 2px');
  }
});

test(
  'moves the focus to the heading after a navigation in the app, but not on a load',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'Docs' }).first()).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    for (const [link, heading] of [
      ['Privacy', 'Privacy policy'],
      ['Contact', 'Contact'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await expect(page).toHaveTitle(`${heading} · Outcrop`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
    await page.goBack();
    await page.waitForURL('/privacy');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  },
);
