import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll, startApp } from '../support/browser.ts';
import { cards, hubEpisodes } from '../support/hub-pages.ts';
import { watchPage } from '../support/watch-page.ts';

// Two rows of the widest hub, because axe takes long for every card.
test.beforeAll(({ site }) => site.seedPodcasts(hubEpisodes.slice(0, 8)));

for (const [width, colorScheme, columns] of [
  [1280, 'light', 4],
  [992, 'dark', 3],
  [768, 'light', 2],
  [320, 'dark', 1],
] as const)
  test(
    `is accessible at ${width} px in ${colorScheme}, in ${columns} columns`,
    { tag: '@long' },
    async ({ site }) => {
      const page = await site.open('guest', { width, colorScheme });
      await page.goto('/podcasthub');
      await expect(page.getByText('8 episodes,')).toBeVisible();
      const tops = await cards(page).evaluateAll((all) =>
        all.map((element) => element.getBoundingClientRect().top),
      );
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
      await expectNoAxeViolations(page);
      await cards(page).first().getByRole('link').click();
      await expect(page.getByRole('article').getByText('It has two paragraphs.')).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
    },
  );

for (const width of [1280, 390])
  test(`does not move while it loads, at ${width} px`, { tag: '@long' }, async ({ site }) => {
    const page = await site.open('guest', { width });
    const watch = await watchPage(page, site.siteUrl);
    await page.goto('/podcasthub');
    await expect(page.getByText('8 episodes,')).toBeVisible();
    const { shift, violations } = await watch.read();
    expect(shift).toBeLessThanOrEqual(0.02);
    expect(violations).toEqual([]);
    expect(watch.foreign()).toEqual([]);
  });

test(
  'says that there is no connection, and loads by itself when there is one again',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/podcasthub');
    await expect(page.getByText('8 episodes,')).toBeVisible();
    await startApp(page);
    await page.context().setOffline(true);
    await page.getByLabel('Sort by').selectOption('oldest');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByText('We could not reach the server.')).toBeVisible();
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(alert).toHaveCount(0);
    await expect(page.getByText('8 episodes,')).toBeVisible();
  },
);

test('offers the public feed, and offers members a private one that can be replaced', async ({
  site,
}) => {
  const guest = await site.open();
  await guest.goto('/podcasthub#feeds');
  const feedUrl = guest.getByLabel('Feed URL', { exact: true });
  await expect(feedUrl).toHaveValue(`${site.siteUrl}/feeds/podcast.xml`);
  await guest.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await guest.getByRole('button', { name: 'Copy Feed URL' }).click();
  await expect(guest.getByText('URL copied')).toBeVisible();
  expect(await guest.evaluate(() => navigator.clipboard.readText())).toMatch(/podcast\.xml$/);
  await expect(guest.getByRole('link', { name: 'Sign in for your feed' })).toBeVisible();

  const page = await site.openAs(await site.register());
  await page.goto('/podcasthub');
  const own = page.getByLabel('Your private feed URL');
  expect(await own.count()).toBe(0);
  await page.getByRole('button', { name: 'Show my feed URL' }).click();
  await expect(own).toBeVisible();
  const before = await own.inputValue();
  expect((await fetch(before)).status).toBe(200);
  await page.getByRole('button', { name: 'Replace this URL' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace your feed URL?' });
  await expect(dialog.getByText('The old URL stops working immediately')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => own.inputValue()).not.toBe(before);
  const after = await own.inputValue();
  expect((await fetch(before)).status).toBe(404);
  expect((await fetch(after)).status).toBe(200);
});
