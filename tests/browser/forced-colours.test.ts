import type { Page } from '@playwright/test';
import { routes } from '#web/src/app/routes.ts';
import { basePath } from '#shared/pages/site-route.ts';
import { expect, test } from '../support/browser-test.ts';
import { listenTo, watchAudio } from '../support/player-pages.ts';
import { libraryArticles } from '../support/article-pages.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';

test.beforeAll(({ site }) =>
  Promise.all([site.seedArticles(libraryArticles), site.seedPodcasts()]),
);

const markers = [
  '[aria-current]:not([aria-current=false])',
  '[aria-selected=true]',
  '[aria-pressed=true]',
].join();

/**
 * Returns what is current, selected or pressed, what of it lacks the system's selection colours, and what has them by
 * mistake.
 */
const marks = (page: Page) =>
  page.evaluate((selector) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'Highlight';
    const highlight = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const ground = (element: Element) => getComputedStyle(element).backgroundColor;
    // A hidden radio button is represented by the element beside it.
    const hidden = [...document.querySelectorAll<HTMLInputElement>('[type=radio]')].filter(
      (radio) => getComputedStyle(radio).opacity === '0' && radio.parentElement!.checkVisibility(),
    );
    const shownBy = (radio: HTMLInputElement) => radio.nextElementSibling!;
    const marked = [
      ...[...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()),
      ...hidden.filter(({ checked }) => checked).map(shownBy),
    ];
    const others = [
      ...document.querySelectorAll('[role=tab][aria-selected=false], [aria-pressed=false]'),
      ...hidden.filter(({ checked }) => !checked).map(shownBy),
    ];
    const name = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
    return {
      marked: marked.map(name),
      unseen: marked.filter((one) => ground(one) !== highlight).map(name),
      // Without this property, the browser paints a backplate behind the text, which keeps the selection colour.
      unread: marked
        .filter((one) => getComputedStyle(one).getPropertyValue('forced-color-adjust') !== 'none')
        .map(name),
      wrong: others.filter((one) => ground(one) === highlight).map(name),
    };
  }, markers);

async function expectMarks(page: Page, names: readonly string[], where: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const { marked, unseen, unread, wrong } = await marks(page);
        const missing = names.filter((name) => !marked.some((one) => one.includes(name)));
        return { missing, unseen, unread, wrong };
      },
      { message: where },
    )
    .toEqual({ missing: [], unseen: [], unread: [], wrong: [] });
}

test(
  'shows what is current, selected or pressed in forced colours',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('member');
    await watchAudio(page);
    await page.emulateMedia({ forcedColors: 'active' });
    const known: Record<string, readonly string[]> = {
      '/': ['Home', 'All Products'],
      '/articles': ['Slide 1', 'Articles'],
      '/gear': ['AquaTest Gear', 'Gear'],
      '/docs': ['Docs'],
      '/audio': ['Minutes'],
    };
    for (const route of routes.filter(({ guard }) => guard !== 'admin')) {
      const path = basePath(route);
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expectMarks(page, known[path] ?? [], path);
    }
    await listenTo(page, samplePodcasts.free.title);
    await page.getByRole('button', { name: 'Like', exact: true }).click();
    await expectMarks(page, ['1×', 'Like'], 'player');
  },
);
