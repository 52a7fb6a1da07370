import type { Page } from 'playwright-core';

interface Watched {
  /** Breaches of the content security policy, as the page reports them. */
  violations: string[];
  /** Sum of the layout shifts that no input caused. */
  shift: number;
}

/** Watches what a page asks for and how it moves; call it before the first `goto`. Readings are since the last load. */
export async function watchPage(page: Page, siteUrl: string) {
  const foreign = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== siteUrl) foreign.add(request.url());
  });
  await page.addInitScript(() => {
    const watched: Watched = { violations: [], shift: 0 };
    Object.assign(window, { watched });
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
  });
  return {
    /** Addresses outside the site that were asked for. */
    foreign: (): string[] => [...foreign],
    read: (): Promise<Watched> =>
      page.evaluate(() => (window as unknown as { watched: Watched }).watched),
  };
}
