import type { Page } from '@playwright/test';
import { routes } from '#web/src/app/routes.ts';
import { basePath } from '#shared/pages/site-route.ts';
import { expect, test, type Site, type Visitor } from '../support/browser-test.ts';
import { accountButton, expectNoPageProblems, startApp } from '../support/browser.ts';
import { builtFiles, looks, loseEachOnce, loseFor, watchTraffic } from '../support/lost-files.ts';
import {
  hasCome,
  pageScenes,
  returnScenes,
  tapScenes,
  type Scene,
} from '../support/lost-file-scenes.ts';
import { sampleProduct, seedProduct } from '../support/sample-products.ts';

/** Files that are not lost in these tests, and why. */
const notLost = {
  'loader.js': 'shell-network.test.ts loses it',
  'app.css': 'stands in every document itself, and is never asked for',
  'send-in-parts.js': 'admin-large-files.test.ts loses it',
  'shell.css': 'stands in every document itself, and is never asked for',
};
const lost = new Set<string>();

// A retry runs in a new process and must lose all files again, because the last of these tests counts them.
test.describe.configure({ mode: 'serial' });

/** The look of each scene when nothing is lost. */
const whole = new Map<string, string[]>();

test.beforeAll(async ({ site }) => {
  test.setTimeout(300_000);
  await site.seedArticles();
  await site.seedPodcasts();
  await seedProduct(site);
  // Enough for the store to show its search.
  for (let count = 2; count <= 6; count++) {
    await seedProduct(site, { ...sampleProduct, id: `prod-${count}`, title: `Handbook ${count}` });
  }
  const visitors = ['guest', 'member', 'admin'] as const;
  await Promise.all([
    ...visitors.map((visitor) =>
      seeWhole(
        site,
        pageScenes.filter((scene) => scene.visitor === visitor),
      ),
    ),
    inParallel(site, 2, [...tapScenes, ...returnScenes], (scene) => seeWhole(site, [scene])),
  ]);
});

/** Runs a limited number at a time. Each runner keeps one page per kind of visitor. */
async function inParallel<T>(
  site: Site,
  count: number,
  all: readonly T[],
  work: (one: T, pageOf: (visitor: Visitor | undefined) => Promise<Page>) => Promise<unknown>,
) {
  const waiting = [...all];
  await Promise.all(
    Array.from({ length: count }, async () => {
      const pages = new Map<Visitor, Page>();
      const pageOf = async (visitor: Visitor = 'guest') => {
        const page = pages.get(visitor) ?? (await open(site, visitor));
        pages.set(visitor, page);
        await page.unrouteAll();
        return page;
      };
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift())
        await work(one, pageOf);
      await Promise.all([...pages.values()].map((page) => page.context().close()));
    }),
  );
}

/** The dashboard's reports as first read, because the views, orders and payments of these tests would change them. */
const reports = new Map<string, string>();

async function open(site: Site, visitor: Visitor): Promise<Page> {
  const page = await site.open(visitor);
  if (visitor !== 'admin') return page;
  await page.context().route(/\/api\/(admin\/(dashboard|payments)|health)/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = reports.get(pathname) ?? (await (await route.fetch()).text());
    reports.set(pathname, reports.get(pathname) ?? body);
    await route.fulfill({ body: reports.get(pathname), contentType: 'application/json' });
  });
  return page;
}

async function stage(site: Site, { visitor, from }: Scene, page?: Page): Promise<Page> {
  const staged = page ?? (await open(site, visitor));
  const quiet = watchTraffic(staged);
  await staged.goto(from);
  await startApp(staged);
  // Files that this page loads later are lost in the scene of this page.
  await quiet();
  return staged;
}

/** @param scenes the scenes of one visitor, played one after the other in the same page */
async function seeWhole(site: Site, scenes: Scene[]): Promise<void> {
  const page = await stage(site, scenes[0]!);
  const quiet = watchTraffic(page);
  for (const scene of scenes) {
    await scene.act(page);
    await hasCome(page, scene);
    await quiet();
    whole.set(scene.name, await looks(page, scene.place));
  }
}

/** In the end a scene must look as it does when nothing is lost. */
async function expectWhole(page: Page, scene: Scene): Promise<void> {
  await hasCome(page, scene);
  await expect
    .poll(() => looks(page, scene.place), { timeout: 30_000, message: scene.name })
    .toEqual(whole.get(scene.name));
  expectNoPageProblems(page);
}

test(
  'recovers on every route if each of its files fails to load once',
  { tag: '@long' },
  async ({ site }) => {
    test.setTimeout(300_000);
    await inParallel(site, 4, pageScenes, async (scene, pageOf) => {
      const page = await stage(site, scene, await pageOf(scene.visitor));
      const cut = await loseEachOnce(page);
      await scene.act(page);
      await expectWhole(page, scene);
      expect(cut.size, scene.name).toBeGreaterThan(0);
      cut.forEach((file) => lost.add(file));
    });
  },
);

test(
  'recovers if a part fails to load after a tap or a return from paying',
  { tag: '@long' },
  async ({ site }) => {
    test.setTimeout(180_000);
    await inParallel(site, 4, [...tapScenes, ...returnScenes], async (scene) => {
      const page = await stage(site, scene);
      const cut = await loseEachOnce(page);
      await scene.act(page);
      await expectWhole(page, scene);
      expect(cut.size, scene.name).toBeGreaterThan(0);
      cut.forEach((file) => lost.add(file));
    });
  },
);

test(
  'starts on every route although each script fails to load once',
  { tag: '@long' },
  async ({ site }) => {
    test.setTimeout(300_000);
    await inParallel(site, 4, routes, async (route, pageOf) => {
      const page = await pageOf(route.guard);
      const cut = await loseEachOnce(page, /\/assets\/(?!loader)[^/]+\.js$/);
      await page.goto(basePath(route));
      await startApp(page);
      expect(cut.size, route.path).toBeGreaterThan(5);
      cut.forEach((file) => lost.add(file));
    });
  },
);

test(
  'ends the session on the server although the code for it fails to load once',
  { tag: '@long' },
  async ({ site }) => {
    const { email } = await site.register();
    const page = await site.openAs(await site.login(email));
    await page.goto('/about');
    await startApp(page);
    const cut = await loseEachOnce(page);
    await accountButton(page).click();
    const [revoked] = await Promise.all([
      page.waitForResponse('**/api/auth/logout'),
      page.getByRole('button', { name: 'Sign Out' }).click(),
    ]);
    expect(revoked.ok()).toBe(true);
    expect([...cut]).toContain('revoke-session.js');
    cut.forEach((file) => lost.add(file));
  },
);

test('has tried the loss of every file of the build', { tag: '@long' }, async () => {
  const missed = (await builtFiles()).filter((file) => !lost.has(file));
  expect(missed).toEqual(Object.keys(notLost).sort());
});

test(
  'says that it is waiting if files take more than ten seconds to load, and then recovers',
  { tag: '@long' },
  async ({ site }) => {
    test.setTimeout(180_000);
    const waits = (page: Page) => page.getByText('Still loading…').first();
    const hub = pageScenes.find(({ name }) => name === '/podcasthub')!;
    // All pages wait in the same way, so one per kind of visitor is enough.
    const others = pageScenes.filter(({ name }) =>
      ['/store', '/settings', '/admin'].includes(name),
    );
    const playAll = inParallel(site, 6, [...tapScenes, ...others, hub], async (scene) => {
      const page = await stage(site, scene);
      await loseFor(page, 10, scene === hub ? /\.css$/ : undefined);
      await scene.act(page);
      // The notice about a cancelled checkout has no place to wait in.
      if (scene.place !== 'body') await expect(waits(page)).toBeVisible();
      await expectWhole(page, scene);
      await expect(waits(page)).toHaveCount(0);
    });
    const startAll = ['/about', '/purchases'].map(async (path) => {
      const page = await site.open('member');
      await loseFor(page, 10);
      await page.goto(path);
      await expect(waits(page)).toBeVisible();
      await expect(waits(page)).toHaveCount(0, { timeout: 40_000 });
      await startApp(page);
    });
    await Promise.all([playAll, ...startAll]);
  },
);
