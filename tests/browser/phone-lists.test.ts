import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { listenTo, watchAudio } from '../support/player-pages.ts';
import { sampleArticles } from '../support/sample-articles.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';

const long = 'A title that does not end where a title of a paper should, but goes on and on';
const articles = [
  { ...sampleArticles.paid, category: 'Core' },
  { ...sampleArticles.free, title: long, category: 'Groundwater protection' },
];

test.beforeAll(({ site }) => Promise.all([site.seedArticles(articles), site.seedPodcasts()]));

/** The options that do not fit into the box of a select. */
const cutOptions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('select')].flatMap((select) => {
      const style = getComputedStyle(select);
      const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
      const ruler = document.body.appendChild(document.createElement('span'));
      Object.assign(ruler.style, { position: 'absolute', whiteSpace: 'nowrap' });
      ruler.style.font = style.font;
      const cut = [...select.options].filter(({ label }) => {
        ruler.textContent = label;
        return ruler.getBoundingClientRect().width > select.clientWidth - padding;
      });
      ruler.remove();
      return cut.map(({ label }) => label);
    }),
  );

test('a select shows its words, whatever is chosen', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('member', { width: 320, height: 800 });
  await watchAudio(page);
  const look = async (where: string, atLeast: number) => {
    await expect(page.locator('select').first()).toBeVisible();
    expect(await page.locator('select').count(), where).toBeGreaterThanOrEqual(atLeast);
    for (const width of [320, 390, 480, 560, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutOptions(page), `${where} at ${width} px`).toEqual([]);
    }
  };
  await page.goto('/articles?q=paper');
  await look('library', 2);
  await page.goto('/podcasthub?q=water');
  await look('hub', 1);
  await listenTo(page, samplePodcasts.free.title);
  await look('player', 1);
});

test(
  'a long category in an admin list does not displace anything',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('admin', { width: 390, height: 800 });
    await page.goto('/admin/articles');
    const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Edit' }) });
    await expect(rows.nth(1)).toBeVisible();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const places = await rows.evaluateAll((found) =>
        found.map((row) => {
          const cells = [...row.querySelectorAll('td, th')];
          const box = (label: string) =>
            cells
              .find((cell) => cell.getAttribute('data-label') === label)!
              .getBoundingClientRect();
          return {
            category: [box('Category').left, box('Category').width],
            state: box('State').left,
            price: box('Price').top - box('State').top < box('State').height,
            below: box('State').top > box('Category').top,
          };
        }),
      );
      expect(places[1]).toEqual(places[0]);
      expect(places[0]!.below).toBe(true);
    }
  },
);
