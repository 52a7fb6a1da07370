import type { Page } from '@playwright/test';
import { routes } from '#web/src/app/routes.ts';
import { basePath } from '#shared/pages/site-route.ts';
import type { Visitor } from './browser-test.ts';
import { launcher } from './chat-pages.ts';
import { practice } from './core-checker.ts';
import { card } from './hub-pages.ts';
import { hasMoved, moveTo } from './lost-files.ts';
import { sampleArticles } from './sample-articles.ts';
import { samplePodcasts } from './sample-podcasts.ts';
import { sampleProduct } from './sample-products.ts';

export interface Scene {
  name: string;
  visitor: Visitor;
  /** The previous page. */
  from: string;
  /** What makes the browser load lazy files. */
  act: (page: Page) => Promise<void>;
  /** Where the part appears. */
  place: string;
  /** The text whose presence shows that the part is there. A page is there when it has its title. */
  text?: string;
  /** The text goes away by itself. */
  isToast?: true;
  /** Sound is played. Until it comes, the part shows that it waits for it. */
  plays?: true;
}

const { paid } = samplePodcasts;
const click = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
const clickOnCard = (name: string) => (page: Page) =>
  card(page, paid.id)
    .getByRole('button', { name: `${name} ${paid.title}` })
    .click();

const pageScene = (visitor: Visitor, path: string): Scene => ({
  name: path,
  visitor,
  from: path === '/about' ? '/contact' : '/about',
  act: (page) => moveTo(page, path),
  place: 'main',
});

/** Every page, reached from another one inside the app. */
export const pageScenes = routes.map((route) => pageScene(route.guard ?? 'guest', basePath(route)));

/** Parts loaded at the first tap. */
export const tapScenes: Scene[] = [
  {
    name: 'the assistant',
    visitor: 'member',
    from: '/about',
    act: (page) => launcher(page).click(),
    place: '[aria-label="Assistant"]',
    text: 'How can I help?',
  },
  {
    name: 'the demo',
    visitor: 'guest',
    from: '/',
    act: click('Watch Demo'),
    place: 'dialog',
    text: 'Try It Yourself',
  },
  {
    name: 'the player',
    visitor: 'guest',
    from: '/podcasthub',
    act: clickOnCard('Play preview of'),
    place: 'dialog',
    text: paid.title,
    plays: true,
  },
  {
    name: 'an article',
    visitor: 'guest',
    from: '/articles',
    act: (page) => page.getByRole('link', { name: sampleArticles.paid.title }).first().click(),
    place: 'dialog',
    text: 'Share',
  },
  {
    name: 'the page of an article',
    visitor: 'guest',
    from: '/about',
    act: (page) => moveTo(page, `/articles/${sampleArticles.paid.id}`),
    place: 'main',
    text: 'Share',
  },
  {
    name: 'a member’s own rating',
    visitor: 'member',
    from: '/about',
    act: (page) => moveTo(page, `/articles/${sampleArticles.free.id}`),
    place: '#reviews',
    text: 'Rate this',
  },
  {
    name: 'the page of an episode',
    visitor: 'guest',
    from: '/about',
    act: (page) => moveTo(page, `/podcasthub/${paid.id}`),
    place: 'main',
    text: 'Share',
  },
  {
    name: 'the page of a product',
    visitor: 'guest',
    from: '/about',
    act: (page) => moveTo(page, `/store/${sampleProduct.id}`),
    place: 'main',
    text: 'Secure payment by Stripe',
  },
  {
    name: 'the question for a code',
    visitor: 'member',
    from: '/podcasthub',
    async act(page) {
      await page.route('**/api/purchase', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ json: { url: 'https://checkout.example', codes: true } })
          : route.fallback(),
      );
      await clickOnCard('Buy')(page);
    },
    place: 'dialog',
    text: 'Code (optional)',
  },
  {
    name: 'a check of a log',
    visitor: 'guest',
    from: '/core',
    act: (page) => practice(page).click(),
    place: '#checker',
    text: 'Check another file',
  },
  {
    name: 'what a cancelled checkout says',
    visitor: 'guest',
    from: '/store',
    act: (page) => moveTo(page, '/store?checkout=cancelled'),
    place: 'body',
    text: 'Checkout cancelled',
    isToast: true,
  },
];

/** Parts loaded after a return from paying. */
export const returnScenes: Scene[] = [
  pageScene('guest', '/articles?session_id=cs_1&resource_id=paper-1'),
  pageScene('member', '/podcasthub?session_id=cs_1&product_id=pod-1'),
  pageScene('member', '/credits?session_id=cs_1&resource_id=small'),
  pageScene('member', '/credits'),
  pageScene('member', '/podcasthub'),
].map((scene) => ({ ...scene, name: `${scene.name} as a ${scene.visitor}` }));

/** Waits for the final state of a scene. */
export async function hasCome(page: Page, { place, text, isToast, plays }: Scene): Promise<void> {
  if (!text) return hasMoved(page);
  const found = page.locator(place).getByText(text).first();
  await found.waitFor({ timeout: 40_000 });
  if (plays) await page.locator(place).getByRole('button', { name: 'Pause' }).waitFor();
  // So that it stays until it is compared.
  if (isToast) await found.hover();
}
