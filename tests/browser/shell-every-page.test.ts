import type { Page } from '@playwright/test';
import { routes } from '#web/src/app/routes.ts';
import { basePath } from '#shared/pages/site-route.ts';
import { layOutWhole, colourRules, runAxe } from '../support/axe-in-page.ts';
import { expect, test, type Site, type Visitor } from '../support/browser-test.ts';
import { expectNoPageProblems } from '../support/browser.ts';
import { watchPage } from '../support/watch-page.ts';

const wide = { width: 1280, height: 900 };
const narrow = { width: 320, height: 640 };
/** 200 % zoom of a window of 1280 px. */
const zoomed = { width: 640, height: 450 };

const pagesOf = (visitor: Visitor) =>
  routes.filter(({ guard }) => (guard ?? 'guest') === visitor).map((route) => basePath(route));

/** The pages are looked at in two tabs at once: each waits for its own loads. */
async function inTwoTabs(
  site: Site,
  visitor: Visitor,
  look: (page: Page, path: string) => Promise<void>,
) {
  const paths = pagesOf(visitor);
  const halves = [paths.filter((_, at) => at % 2 === 0), paths.filter((_, at) => at % 2 === 1)];
  await Promise.all(
    halves.map(async (half) => {
      const page = await site.open(visitor);
      const watch = await watchPage(page, site.siteUrl);
      for (const path of half) {
        await page.setViewportSize(wide);
        await page.goto(path);
        // The header's answer to its HEAD of /docs is the last thing that a page shows by itself.
        await expect(page.getByRole('banner').getByRole('link', { name: 'Docs' })).toBeVisible();
        await expect(page.locator('h1')).toBeVisible();
        const { violations, shift } = await watch.read();
        expect(violations, path).toEqual([]);
        expect(shift, path).toBeLessThanOrEqual(0.02);
        await look(page, path);
      }
      expect(watch.foreign()).toEqual([]);
      expectNoPageProblems(page);
    }),
  );
}

/** Axe in light and dark at both widths, one heading, and no scrolling sideways. */
async function expectGoodPage(page: Page, path: string): Promise<void> {
  expect(await page.locator('h1').allInnerTexts(), path).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe(path);
  await layOutWhole(page);
  for (const viewport of [wide, narrow, zoomed]) {
    await page.setViewportSize(viewport);
    const tooWide = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    // Charts are redrawn a moment after their place has changed.
    await expect
      .poll(tooWide, { message: `${path} at ${viewport.width} px` })
      .toBeLessThanOrEqual(0);
    if (viewport === zoomed) continue;
    const where = `${path} at ${viewport.width} px`;
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await runAxe(page), `${where}, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await runAxe(page, colourRules), `${where}, dark`).toEqual([]);
  }
}

test(
  'is accessible, stays in its width, keeps still and quiet: guest',
  { tag: '@long' },
  ({ site }) => inTwoTabs(site, 'guest', expectGoodPage),
);

test('the same for members', { tag: '@long' }, ({ site }) =>
  inTwoTabs(site, 'member', expectGoodPage),
);

test('the same for administrators', { tag: '@long' }, ({ site }) =>
  inTwoTabs(site, 'admin', expectGoodPage),
);
