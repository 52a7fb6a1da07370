import type { Page } from '@playwright/test';

interface Watched {
  /** Content security policy violations, as the page reports them. */
  violations: string[];
  /** Sum of the layout shifts without user input. */
  shift: number;
  /** Calls of the API that the page still waits for. */
  waiting: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** The API's responses come this much later, in ms: after the first paint, as on a slow connection. */
const lateMs = 300;

/**
 * Records a page's requests and layout shifts, and lets the API's responses come late, so that what jumps when they
 * come does so in every run. Call it before the first `goto`. Readings start at the last load.
 */
export async function watchPage(page: Page, siteUrl: string) {
  const foreign = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== siteUrl) foreign.add(request.url());
  });
  // Routes would do the same, but switch off the browser's cache.
  await page.addInitScript((late) => {
    const watched: Watched = { violations: [], shift: 0, waiting: 0 };
    window.watched = watched;
    const fetchNow = window.fetch;
    window.fetch = async (...request) => {
      const url = new URL(
        request[0] instanceof Request ? request[0].url : request[0],
        location.href,
      );
      if (!url.pathname.startsWith('/api/')) return fetchNow(...request);
      watched.waiting += 1;
      try {
        await new Promise((resolve) => setTimeout(resolve, late));
        return await fetchNow(...request);
      } finally {
        // What the page does with the response, and what it asks for next, comes first.
        requestAnimationFrame(() => requestAnimationFrame(() => (watched.waiting -= 1)));
      }
    };
    document.addEventListener('securitypolicyviolation', (event) =>
      watched.violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) watched.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, lateMs);
  return {
    /** Requested URLs outside the site. */
    foreign: (): string[] => [...foreign],
    /** When the page has all that it asked the API for. */
    async read(): Promise<Watched> {
      await page.waitForFunction(() => window.watched.waiting === 0);
      return page.evaluate(() => window.watched);
    },
  };
}
