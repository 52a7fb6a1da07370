import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { StatementLine } from '#shared/contracts/credits.ts';
import { expect, test } from '../support/browser-test.ts';
import {
  expectNoAxeViolations,
  expectNoPageProblems,
  expectNoSidewaysScroll,
} from '../support/browser.ts';
import { layOutWhole } from '../support/axe-in-page.ts';

const line = (number: number, facts: Partial<StatementLine>): StatementLine => ({
  entry: `use#${number}`,
  kind: 'reply',
  credits: -1,
  balance: 100 - number,
  bookedAt: new Date(Date.UTC(2026, 10, 20, 12, 0, -number * 60)).toISOString(),
  ...facts,
});

const firstPage = [
  line(1, {}),
  line(2, { kind: 'returned', credits: 1 }),
  line(3, { kind: 'refund', credits: -12, unrecovered: 8, detail: '20 chat credits' }),
  line(4, { kind: 'adjustment', credits: 2, detail: 'A workshop prize' }),
  line(5, { kind: 'purchase', credits: 50, balance: undefined, detail: '50 chat credits' }),
];
const secondPage = [line(6, {}), line(7, { kind: 'sign-up', credits: 5 })];

/** Serves the statement from these pages, one after the other. */
async function answer(page: Page, pages: StatementLine[][]): Promise<void> {
  await page.route('**/api/credits/statement*', (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const nextCursor = at + 1 < pages.length ? String(at + 1) : undefined;
    return route.fulfill({ json: { credits: 99, rows: pages[at], nextCursor } });
  });
}

const rowTexts = async (page: Page) =>
  (await page.getByRole('row').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());

test('shows every kind of entry in words, page by page', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('member');
  await answer(page, [firstPage, secondPage]);
  await page.goto('/credits');
  await expect(page.getByRole('row', { name: /Bought/ })).toBeVisible();
  const texts = await rowTexts(page);
  expect(texts).toHaveLength(6);
  expect(texts[1]).toMatch(/^20 Nov 2026, \d\d:59 Assistant reply −1 99$/);
  expect(texts[2]).toMatch(/No reply: credit returned \+1 98$/);
  expect(texts[3]).toMatch(
    /Removed: payment refunded 20 chat credits 8 credits had already been used −12 97$/,
  );
  expect(texts[4]).toMatch(/Added by an administrator A workshop prize \+2 96$/);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('row', { name: /Welcome credits/ })).toBeVisible();
  expect(await rowTexts(page)).toHaveLength(8);
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  await expectNoAxeViolations(page);
  expectNoPageProblems(page);
});

test('is a readable list at 320 pixels, in the dark', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('member', { width: 320, colorScheme: 'dark' });
  await answer(page, [firstPage]);
  await page.goto('/credits');
  await expect(page.getByRole('row', { name: /Bought/ })).toBeVisible();
  await layOutWhole(page);
  const texts = await rowTexts(page);
  expect(texts[0]).toBe('What Credits');
  expect(texts[1]).toMatch(/^Assistant reply 20 Nov 2026, \d\d:59 −1 Balance 99$/);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});

test(
  'says when it could not be loaded, and loads on demand',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('member');
    await page.route('**/api/credits/statement*', (route) => route.fulfill({ status: 503 }));
    await page.goto('/credits');
    await expect(page.getByText('We couldn’t load your statement')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('**/api/credits/statement*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row', { name: /Welcome credits/ })).toBeVisible();

    await page.unrouteAll();
    await answer(page, [firstPage, secondPage]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
    await page.route('**/api/credits/statement*', (route) => route.abort());
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.getByText('We couldn’t load more entries')).toBeVisible();
    expect(await rowTexts(page)).toHaveLength(6);
  },
);

test('says so if there is no credit activity', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('member');
  await answer(page, [[]]);
  await page.goto('/credits');
  await expect(page.getByText('No credit activity yet')).toBeVisible();
});

test('can be saved as CSV, with all entries', { tag: '@long' }, async ({ site }) => {
  const session = await site.register();
  const page = await site.openAs(session);
  await page.goto('/credits');
  const button = page.getByRole('button', { name: 'Download CSV' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('outcrop-credits.csv');
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.startsWith('\u{feff}')).toBe(true);
  const [header, ...rows] = csv.trim().split('\r\n');
  expect(header).toMatch(/Credits,Balance/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/Sign-up,5,5/);
  await page.route('**/api/credits/statement.csv', (route) => route.fulfill({ status: 500 }));
  await button.click();
  await expect(page.getByText('We couldn’t create the file. Please try again.')).toBeVisible();
});

test(
  'tells guests where it is, and everyone what a reply costs and what is free',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/credits');
    await expect(page.getByText('Sign in to see your statement')).toBeVisible();
    const text = await page.getByRole('region').or(page.getByRole('main')).first().innerText();
    expect(text).toContain('One credit, whatever the length of the question or reply.');
    expect(text).toContain('A reply that fails');
    expect(text).toContain('your balance never falls below zero');
    expect(text).toContain('A new account starts with 5 credits, free.');
    await expectNoAxeViolations(page);
  },
);
