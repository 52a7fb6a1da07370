import type { Page } from '@playwright/test';
import { savedSha256, sha256, tabTo } from '../support/article-pages.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems, startApp } from '../support/browser.ts';
import { card, cards, downloadInNewTab, hubEpisodes } from '../support/hub-pages.ts';
import { dialog } from '../support/player-pages.ts';
import { fullAudio, samplePodcasts } from '../support/sample-podcasts.ts';

const { free, paid } = samplePodcasts;

test.beforeAll(({ site }) => site.seedPodcasts(hubEpisodes));

const showing = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const firstTitle = (page: Page) => cards(page).first().getByRole('heading').textContent();

test('shows a guest all episodes, with real figures only', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.goto('/podcasthub');
  await showing(page, 'Showing 24 of 29 episodes');
  const sold = await card(page, paid.id).innerText();
  expect(sold).toContain('2 May 2026');
  expect(sold).toContain('1 min 15 s');
  expect(sold).toContain('£3.00');
  expect(sold).not.toMatch(/listen/);
  const given = await card(page, free.id).innerText();
  expect(given).toContain('Free');
  await expect(
    card(page, paid.id).getByRole('button', { name: `Buy ${paid.title}` }),
  ).toBeVisible();
  await expect(
    card(page, paid.id).getByRole('button', { name: `Play preview of ${paid.title}` }),
  ).toBeVisible();
  await expect(
    card(page, free.id).getByRole('button', { name: `Play ${free.title}` }),
  ).toBeVisible();
  expectNoPageProblems(page);
});

test('counts real listens only', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.route('**/api/podcasts?*', async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as { id: string; listens?: number }[];
    rows[0]!.listens = 1234;
    await route.fulfill({ response, json: rows });
  });
  // With a trailing slash, the page comes without its list, and the app requests it.
  await page.goto('/podcasthub/');
  await showing(page, '1,234 listens');
  await expect(page.locator('main li', { hasText: /^[\d,]+ listens?$/ })).toHaveCount(1);
});

test(
  'keeps search and order in the address, so that Back undoes them',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/podcasthub');
    await showing(page, 'Showing 24 of 29');
    await expect.poll(() => firstTitle(page)).toBe(free.title);
    const sort = page.getByLabel('Sort by');
    for (const [value, title] of [
      ['oldest', 'Episode 1'],
      ['price-low-high', free.title],
      ['price-high-low', 'Episode 27'],
      ['free', free.title],
      ['purchased', free.title],
    ] as const) {
      await sort.selectOption(value);
      await page.waitForURL(`**/podcasthub?sort=${value}`);
      await expect.poll(() => firstTitle(page)).toBe(title);
    }
    await page.getByLabel('Search episodes').pressSequentially('episode 27', { delay: 20 });
    await page.waitForURL(/q=episode\+27/);
    await showing(page, '1 episode,');
    await page.goBack();
    await page.waitForURL('**/podcasthub?sort=purchased');
    await expect(page.getByLabel('Search episodes')).toHaveValue('');
    await page.goBack();
    await page.waitForURL('**/podcasthub?sort=free');
    await page.reload();
    await showing(page, 'Showing 24 of 29');
    await expect(sort).toHaveValue('free');
    expectNoPageProblems(page);
  },
);

test(
  'shows 24 and then the rest, with focus on the first new one',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/podcasthub');
    await page.getByRole('button', { name: 'Show more' }).click();
    await showing(page, '29 episodes');
    await expect(cards(page)).toHaveCount(29);
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe(await cards(page).nth(24).getByRole('heading').textContent());
  },
);

test(
  'opens an episode under its card and at an address of its own; Back closes it',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/podcasthub?sort=oldest');
    // Before that, a link leads to the episode's page.
    await startApp(page);
    await card(page, 'pod-2').getByRole('link').click();
    await page.waitForURL('**/podcasthub/pod-2?sort=oldest');
    const panel = page.getByRole('article', { name: 'Episode 2' });
    await expect(panel.getByText('It has two paragraphs.')).toBeVisible();
    await expect(panel.getByRole('heading')).toBeFocused();
    await expect.poll(() => page.title()).toContain('Episode 2');
    await expect(panel.getByRole('button', { name: 'Buy for £3.00' })).toBeVisible();
    const below = (await panel.boundingBox())!.y;
    const bottom = (await card(page, 'pod-2').boundingBox())!;
    expect(below).toBeGreaterThan(bottom.y + bottom.height);
    await expectNoAxeViolations(page);

    // Another episode replaces it; closing is still one step back to the hub.
    await card(page, 'pod-3').getByRole('link').click();
    await expect(page.getByRole('article', { name: 'Episode 3' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goBack();
    await page.waitForURL('**/podcasthub?sort=oldest');
    await expect(page.getByRole('article')).toHaveCount(0);

    await card(page, 'pod-2').getByRole('link').click();
    await expect(panel.locator('h2:focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await page.waitForURL('**/podcasthub?sort=oldest');
    const link = card(page, 'pod-2').getByRole('link');
    await expect(link).toBeFocused();
    expectNoPageProblems(page);
  },
);

test(
  'sends a typed search only after an episode opened in the meantime has been closed',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.clock.install();
    await page.goto('/podcasthub');
    await showing(page, 'Showing 24 of 29');
    await startApp(page);
    // The clock is stopped, so that the episode is open before the search is sent.
    await page.clock.pauseAt(Date.now() + 5000);
    await page.getByLabel('Search episodes').fill('archie');
    await card(page, 'pod-27').getByRole('link').click();
    const panel = page.getByRole('article', { name: 'Episode 27' });
    await expect(panel).toBeVisible();
    await page.clock.runFor(1000);
    expect(new URL(page.url()).pathname).toBe('/podcasthub/pod-27');
    await page.clock.resume();
    await page.goBack();
    await page.waitForURL('**/podcasthub?q=archie');
    await expect(panel).toHaveCount(0);
    await expect(page.getByLabel('Search episodes')).toHaveValue('archie');
  },
);

test('opens a shared address as a page', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.goto('/podcasthub/pod-1');
  const panel = page.getByRole('article', { name: 'Episode 1', exact: true });
  await expect(panel.getByText('It has two paragraphs.')).toBeVisible();
  await panel.getByRole('link').first().click();
  await page.waitForURL('**/podcasthub');
  await expect(panel).toHaveCount(0);
  // The form of addresses before episodes had their own pages.
  await page.goto('/podcasthub?sort=oldest&episode=pod-1');
  await page.waitForURL('**/podcasthub/pod-1?sort=oldest');
  await expect(panel).toBeVisible();
  await page.goto('/podcasthub/no-such');
  await expect(page.getByText('We couldn’t find this episode')).toBeVisible();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await page.waitForURL('**/podcasthub');
});

test('offers a guest no transcript that they cannot open', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  const transcript = page.getByText('Transcript');
  for (const [{ id, title }, told] of [
    [free, 1],
    [paid, 0],
  ] as const) {
    await page.goto('/podcasthub');
    await startApp(page);
    await card(page, id).getByRole('link', { name: title }).click();
    for (const place of ['over the hub', 'its own page']) {
      // The size comes with the same response.
      await expect(page.getByText(/^[\d.]+ [kM]B$/)).toBeVisible();
      await expect(transcript, `${title}, ${place}`).toHaveCount(told);
      await page.reload();
    }
  }
  await page
    .getByRole('button', { name: `Play preview of ${paid.title}` })
    .first()
    .click();
  await expect(dialog(page).getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(transcript).toHaveCount(0);
});

test('can be used with the keyboard alone', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.goto('/podcasthub');
  await expect(cards(page).first()).toBeVisible();
  await tabTo(page, 'button', `Like ${free.title}`);
  await page.keyboard.press('Space');
  await tabTo(page, 'link', free.title);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/podcasthub/${free.id}`);
  await expect(page.getByRole('article', { name: free.title })).toBeVisible();
  await tabTo(page, 'button', 'Close episode');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/podcasthub');
  await page.reload();
  const like = page.getByRole('button', { name: `Like ${free.title}` });
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('gives a free episode to a guest, in a tab of its own', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.goto('/podcasthub');
  const button = card(page, free.id).getByRole('button', { name: 'Download' });
  const download = await downloadInNewTab(page, () => button.click());
  expect(download.url()).toContain('spring-line.mp3');
  expect(download.suggestedFilename()).toBe('spring-line.mp3');
  expect(await savedSha256(download)).toBe(sha256(fullAudio(free)));
  expectNoPageProblems(page);
});

test(
  'says when nothing matches or nothing can be loaded, and offers a way on',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/podcasthub?q=no+such+rock&sort=free');
    await expect(page.getByText('No episodes found')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await showing(page, 'Showing 24 of 29');
    expect(new URL(page.url()).search).toBe('');

    for (const [fulfilment, text] of [
      [{ status: 200, json: { podcasts: [] } }, 'Invalid data format received from server'],
      [{ status: 500, json: { error: 'The recorder jammed.' } }, 'The recorder jammed.'],
    ] as const) {
      await page.route('**/api/podcasts?*', (route) => route.fulfill(fulfilment));
      await page.goto('/podcasthub/?q=episode');
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toBeVisible();
      await expect(alert).toContainText('Failed to load podcasts');
      await expect(alert).toContainText(text);
      await expect(page.getByText('Failed to load podcasts')).toHaveCount(2);
      await expectNoAxeViolations(page);
      await page.unroute('**/api/podcasts?*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await showing(page, 'Showing 24 of 27');
    }

    await page.route('**/api/podcasts?*', (route) => route.fulfill({ json: [] }));
    await page.goto('/podcasthub/');
    await expect(page.getByText('No episodes yet')).toBeVisible();
    await expectNoAxeViolations(page);
  },
);
