import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserSite } from '../support/browser-site.ts';
import { accountButton, expectNoPageProblems } from '../support/browser.ts';
import { eventually } from '../support/hub-pages.ts';

const { open } = browserSite();

/** What a screen reader would call the focused element, roughly. */
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

it('leads by keyboard through the header and its menu', async () => {
  const page = await open();
  await page.goto('/about');
  await page.getByRole('link', { name: 'Docs' }).first().waitFor();
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
  const button = accountButton(page);
  await page.keyboard.press('Enter');
  await eventually(() => button.getAttribute('aria-expanded')).toBe('true');
  expect(await pressTab(page, 2)).toEqual(['Sign In', 'Create Account']);
  await page.keyboard.press('Escape');
  await eventually(() => button.getAttribute('aria-expanded')).toBe('false');
  expect(await focused(page)).toBe('Account');

  await page.keyboard.press('Space');
  expect(await pressTab(page, 4)).toHaveLength(4);
  await eventually(() => button.getAttribute('aria-expanded')).toBe('false');
  expectNoPageProblems(page);
  await page.context().close();
});

it('skips to the content', async () => {
  const page = await open();
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await eventually(async () => (await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page.context().close();
});

it('shows where the focus is on everything in the header', async () => {
  const page = await open();
  await page.goto('/about');
  await page.getByRole('link', { name: 'Docs' }).first().waitFor();
  for (let press = 0; press < 13; press++) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outline);
    expect(outline, await focused(page)).toContain('solid 2px');
  }
  await page.context().close();
});

it('moves the focus to the heading after a move in the app, and nowhere on a load', async () => {
  const page = await open();
  await page.goto('/about');
  await page.getByRole('link', { name: 'Docs' }).first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  for (const [link, heading] of [
    ['Privacy', 'Privacy policy'],
    ['Contact', 'Contact'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await eventually(() => page.title()).toBe(`${heading} · Outcrop`);
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
  await page.goBack();
  await page.waitForURL('/privacy');
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.context().close();
});
