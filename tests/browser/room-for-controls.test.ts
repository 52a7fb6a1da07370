import type { Page } from '@playwright/test';
import { routes } from '#web/src/app/routes.ts';
import { basePath } from '#shared/pages/site-route.ts';
import { expect, test, type Site, type Visitor } from '../support/browser-test.ts';
import { startApp } from '../support/browser.ts';
import { coveredControls } from '../support/covered-controls.ts';
import { bar, listenTo, watchAudio } from '../support/player-pages.ts';
import { paidArticle } from '../support/buy-article.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';
import { sampleProduct, seedProduct } from '../support/sample-products.ts';

test.beforeAll(({ site }) =>
  Promise.all([site.seedArticles(), site.seedPodcasts(), seedProduct(site)]),
);

const widths = [320, 390, 768, 1024, 1280, 1440];

/** Floating elements cover no control of the page, wherever it is scrolled to. */
async function expectRoom(page: Page, path: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const place of ['top', 'middle', 'bottom'] as const) {
      await page.evaluate((to) => {
        const scrolls = (part: Element) => /auto|scroll/.test(getComputedStyle(part).overflowY);
        const inDialog = [...document.querySelectorAll('dialog:modal, dialog:modal *')];
        const scroller = inDialog.find(scrolls) ?? document.documentElement;
        const { scrollHeight, clientHeight } = scroller;
        const top = { top: 0, middle: (scrollHeight - clientHeight) / 2, bottom: scrollHeight }[to];
        scroller.scrollTo(0, top);
      }, place);
      expect(await coveredControls(page), `${path} at ${width} px, ${place}`).toEqual([]);
    }
  }
}

async function lookAtAll(site: Site, visitor: Visitor): Promise<void> {
  const page = await site.open(visitor);
  for (const route of routes) {
    if ((route.guard ?? 'guest') !== visitor) continue;
    const path = basePath(route);
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expectRoom(page, path);
  }
}

test('no control of the page is covered: guest', { tag: '@long' }, ({ site }) =>
  lookAtAll(site, 'guest'),
);

test('the same for members and administrators', { tag: '@long' }, ({ site }) =>
  Promise.all([lookAtAll(site, 'member'), lookAtAll(site, 'admin')]),
);

test("no control of an item's page or dialog is covered", { tag: '@long' }, async ({ site }) => {
  for (const visitor of ['guest', 'member'] as const) {
    const page = await site.open(visitor);
    for (const path of [
      `/articles/${paidArticle.id}`,
      `/podcasthub/${samplePodcasts.paid.id}`,
      `/store/${sampleProduct.id}`,
    ]) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(
        page.locator('main').getByRole('button', { name: /^Buy/ }).first(),
      ).toBeVisible();
      await expectRoom(page, path);
    }
    await page.goto('/articles');
    await startApp(page);
    await page.getByRole('link', { name: paidArticle.title }).last().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Buy/ })).toBeVisible();
    await expectRoom(page, 'the dialog of an article');
  }
});

test('the header has room for everything in it', { tag: '@long' }, async ({ site }) => {
  for (const visitor of ['member', 'admin'] as const) {
    const page = await site.open(visitor);
    await page.goto('/');
    await startApp(page);
    await page.evaluate(() => scrollTo(0, 900));
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
    for (const width of [320, 390, 768, 991, 992, 1024, 1100, 1239, 1240, 1359, 1360, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const { overlaps, name } = await page.locator('header[data-site] > div').evaluate((box) => {
        const parts = [...box.querySelectorAll('a, button')]
          .filter((part) => part.checkVisibility() && getComputedStyle(part).position !== 'fixed')
          .map((part) => part.getBoundingClientRect())
          .toSorted((a, b) => a.left - b.left);
        const edge = document.documentElement.clientWidth;
        const brand = box.querySelector('a span')!;
        return {
          overlaps: parts.filter((part, at) => part.right > (parts[at + 1]?.left ?? edge)).length,
          name: brand.clientWidth / brand.scrollWidth,
        };
      });
      expect([width, overlaps]).toEqual([width, 0]);
      // If the scroll bar takes up space, the narrowest phone cuts off the name.
      if (width > 320) expect([width, name]).toEqual([width, 1]);
    }
  }
});

test("the player's bar leaves the end of the page free", { tag: '@long' }, async ({ site }) => {
  const page = await site.open('member');
  await watchAudio(page);
  await listenTo(page, samplePodcasts.free.title);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    await expect
      .poll(
        async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          return coveredControls(page, { withBars: true });
        },
        { message: `${width} px` },
      )
      .toEqual([]);
  }
});
