import { chromium, type Page } from '@playwright/test';
import { findHeadlessShell } from '../../support/find-chromium.ts';
import type { Transfer } from '#infra/cost/figures.ts';
import type { Shop } from './flows.ts';

type PageName = 'home' | 'item' | 'listInApp' | 'itemInApp';

/** The calls of each page that need a function. `flows.ts` makes the same ones. */
function callsOf({ paper, other }: Shop): Record<PageName, string[]> {
  return {
    home: [],
    item: [
      `GET /articles/${paper}`,
      `GET /api/articles/${paper}/page`,
      `POST /api/articles/${paper}/views`,
      'GET /api/bundles',
      `GET /api/reviews/article/${paper}`,
    ],
    listInApp: ['GET /api/articles', 'GET /api/articles', 'GET /api/articles/categories'],
    itemInApp: [`GET /api/articles/${other}`, `POST /api/articles/${other}/views`],
  };
}

const quietMs = 1500;
const timeoutMs = 20_000;

/**
 * What a browser transfers: the home page and an item's page in a browser that has never been here, then from there the
 * library and another item.
 * @throws Error if a page makes other calls than `flows.ts`
 */
export async function measurePages(shop: Shop): Promise<Record<PageName, Transfer>> {
  const browser = await chromium.launch(await findHeadlessShell());
  const { siteUrl } = shop.stack;
  const open = (path: string) => async (page: Page) => void (await page.goto(siteUrl + path));
  const click = (selector: string) => (page: Page) => page.locator(selector).first().click();
  const steps: Record<PageName, (page: Page) => Promise<void>> = {
    home: open('/'),
    item: open(`/articles/${shop.paper}`),
    listInApp: click('a[href="/articles"]:visible'),
    itemInApp: click(`a[href="/articles/${shop.other}"]`),
  };
  try {
    const stranger = async (names: PageName[]) => {
      const page = await browser.newPage();
      const seen = await watchTransfers(page);
      const found: [PageName, Transfer][] = [];
      for (const name of names) {
        const calls = callsOf(shop)[name];
        found.push([name, await seen.during(() => steps[name](page), calls.length)]);
        expectCalls(name, calls, seen.calls());
      }
      await page.close();
      return found;
    };
    const found = [
      ...(await stranger(['home'])),
      ...(await stranger(['item', 'listInApp', 'itemInApp'])),
    ];
    return Object.fromEntries(found) as Record<PageName, Transfer>;
  } finally {
    await browser.close();
  }
}

async function watchTransfers(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const started = new Map<string, string>();
  let ended: { call: string; bytes: number }[] = [];
  let lastAt = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    started.set(requestId, `${request.method} ${new URL(request.url).pathname}`);
    lastAt = Date.now();
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // Cached files transfer nothing.
    if (encodedDataLength > 0) {
      ended.push({ call: started.get(requestId) ?? '', bytes: encodedDataLength });
    }
    lastAt = Date.now();
  });
  const calls = () =>
    ended.map(({ call }) => call).filter((call) => /^\w+ \/(api|articles)\b/.test(call));
  return {
    /** @param expected how many calls follow, however busy the machine is */
    async during(work: () => Promise<void>, expected: number): Promise<Transfer> {
      ended = [];
      lastAt = Date.now();
      await work();
      // The app starts at the first input.
      await page.mouse.move(100, 100);
      const deadline = Date.now() + timeoutMs;
      const goesOn = () => calls().length < expected || Date.now() - lastAt < quietMs;
      while (goesOn() && Date.now() < deadline) await page.waitForTimeout(100);
      return {
        edgeRequests: ended.length,
        edgeBytes: ended.reduce((sum, { bytes }) => sum + bytes, 0),
        downloadBytes: 0,
      };
    },
    calls,
  };
}

function expectCalls(name: PageName, expected: string[], found: string[]): void {
  const [before, now] = [expected, found].map((calls) => calls.toSorted().join(', '));
  if (before !== now) {
    throw new Error(`The page "${name}" makes the calls ${now}, not ${before}: change flows.ts.`);
  }
}
