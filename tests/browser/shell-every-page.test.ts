import type { Page } from '@playwright/test';
import { routes } from '#web/src/app/routes.ts';
import { basePath } from '#shared/pages/site-route.ts';
import { layOutWhole, colourRules, runAxe } from '../support/axe-in-page.ts';
import { expect, test, type Visitor } from '../support/browser-test.ts';
import { expectNoPageProblems, sidewaysScroll } from '../support/browser.ts';
import { watchPage } from '../support/watch-page.ts';

const wide = { width: 1280, height: 900 };
const narrow = { width: 320, height: 640 };
/** 200 % zoom of a window of 1280 px. */
const zoomed = { width: 640, height: 450 };

const pagesOf = (visitor: Visitor) =>
  routes.filter(({ guard }) => (guard ?? 'guest') === visitor).map((route) => basePath(route));

/** The pages of one test: few enough for its timeout on a slow machine. */
const pagesATest = 7;

const partsOf = (visitor: Visitor) => {
  const paths = pagesOf(visitor);
  return Array.from({ length: Math.ceil(paths.length / pagesATest) }, (_, part) =>
    paths.slice(part * pagesATest, (part + 1) * pagesATest),
  );
};

/** Runs axe in light and dark at both widths, and checks that there is one heading and no sideways scrolling. */
async function expectGoodPage(page: Page, path: string): Promise<void> {
  expect(await page.locator('h1').allInnerTexts(), path).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe(path);
  await layOutWhole(page);
  for (const viewport of [wide, narrow, zoomed]) {
    await page.setViewportSize(viewport);
    // Charts are redrawn shortly after their size has changed.
    await expect
      .poll(() => sidewaysScroll(page), { message: `${path} at ${viewport.width} px` })
      .toBeLessThanOrEqual(0);
    if (viewport === zoomed) continue;
    const where = `${path} at ${viewport.width} px`;
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await runAxe(page), `${where}, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await runAxe(page, colourRules), `${where}, dark`).toEqual([]);
  }
}

for (const visitor of ['guest', 'member', 'admin'] as const) {
  for (const paths of partsOf(visitor)) {
    test(
      `is accessible, fits its width, and neither moves nor reports errors (${visitor}): ${paths.join(', ')}`,
      { tag: '@long' },
      async ({ site }) => {
        const page = await site.open(visitor);
        // From here on the fonts are cached, whichever page comes first.
        await page.goto('/');
        const watch = await watchPage(page, site.siteUrl);
        for (const path of paths) {
          await page.setViewportSize(wide);
          await page.goto(path);
          // The last thing that a page shows on its own is the header's link to /docs, after its HEAD request.
          await expect(page.getByRole('banner').getByRole('link', { name: 'Docs' })).toBeVisible();
          await expect(page.locator('h1')).toBeVisible();
          const { violations, shift } = await watch.read();
          expect(violations, path).toEqual([]);
          expect(shift, path).toBeLessThanOrEqual(0.02);
          await expectGoodPage(page, path);
        }
        expect(watch.foreign()).toEqual([]);
        expectNoPageProblems(page);
      },
    );
  }
}
