import { beforeAll, expect, it } from 'vitest';
import { browserSite } from '../support/browser-site.ts';
import { expectNoAxeViolations, startApp } from '../support/browser.ts';
import { cards, hubEpisodes, eventually } from '../support/hub-pages.ts';
import { watchPage } from '../support/watch-page.ts';

const { site, open } = browserSite();

// Two rows of the widest hub: axe takes its time with every card.
beforeAll(() => site().seedPodcasts(hubEpisodes.slice(0, 8)));

it.each([
  [1280, 'light', 4],
  [1280, 'dark', 4],
  [900, 'light', 3],
  [640, 'light', 2],
  [320, 'light', 1],
  [320, 'dark', 1],
] as const)('is accessible at %d px in %s, in %d columns', async (width, colorScheme, columns) => {
  const page = await open('guest', { width, colorScheme });
  await page.goto('/podcasthub');
  await page.getByText('8 episodes,').waitFor();
  const tops = await cards(page).evaluateAll((all) =>
    all.map((element) => element.getBoundingClientRect().top),
  );
  expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  await expectNoAxeViolations(page);
  await cards(page).first().getByRole('link').click();
  await page.getByRole('article').getByText('It has two paragraphs.').waitFor();
  await expectNoAxeViolations(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.context().close();
});

it.each([1280, 390])('does not move while it loads, at %d px', async (width) => {
  const page = await open('guest', { width });
  const watch = await watchPage(page, site().siteUrl);
  await page.goto('/podcasthub');
  await page.getByText('8 episodes,').waitFor();
  const { shift, violations } = await watch.read();
  expect(shift).toBeLessThanOrEqual(0.02);
  expect(violations).toEqual([]);
  expect(watch.foreign()).toEqual([]);
  await page.context().close();
});

it('says that there is no connection, and loads by itself when there is one again', async () => {
  const page = await open();
  await page.goto('/podcasthub');
  await page.getByText('8 episodes,').waitFor();
  await startApp(page);
  await page.context().setOffline(true);
  await page.getByLabel('Sort by').selectOption('oldest');
  const alert = page.getByRole('main').getByRole('alert');
  await alert.getByText('We could not reach the server.').waitFor();
  await page.getByText('You are offline.').waitFor();
  await page.context().setOffline(false);
  await alert.waitFor({ state: 'detached' });
  await page.getByText('8 episodes,').waitFor();
  await page.context().close();
});

it('hands out the feed, and to members one of their own that can be replaced', async () => {
  const guest = await open();
  await guest.goto('/podcasthub#feeds');
  const address = guest.getByLabel('Feed URL', { exact: true });
  await eventually(() => address.inputValue()).toBe(`${site().siteUrl}/feeds/podcast.xml`);
  await guest.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await guest.getByRole('button', { name: 'Copy Feed URL' }).click();
  await guest.getByText('Address copied').waitFor();
  expect(await guest.evaluate(() => navigator.clipboard.readText())).toMatch(/podcast\.xml$/);
  await guest.getByRole('link', { name: 'Sign in for your feed' }).waitFor();
  await guest.context().close();

  const page = await open('member', { session: await site().register() });
  await page.goto('/podcasthub');
  const own = page.getByLabel('Your private feed URL');
  expect(await own.count()).toBe(0);
  await page.getByRole('button', { name: 'Show my feed URL' }).click();
  await own.waitFor();
  const before = await own.inputValue();
  expect((await fetch(before)).status).toBe(200);
  await page.getByRole('button', { name: 'Replace this URL' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace your feed URL?' });
  await dialog.getByText('The old URL stops working at once').waitFor();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await eventually(() => own.inputValue()).not.toBe(before);
  const after = await own.inputValue();
  expect((await fetch(before)).status).toBe(404);
  expect((await fetch(after)).status).toBe(200);
  await page.context().close();
});
