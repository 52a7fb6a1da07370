import type { Page } from '@playwright/test';

interface Watched {
  /** Content security policy violations, as the page reports them. */
  violations: string[];
  /** Sum of the layout shifts without user input. */
  shift: number;
}

/**
 * Records a page's requests and layout shifts. Call it before the first `goto`. Readings start at the last
 * load.
 */
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
    /** Requested URLs outside the site. */
    foreign: (): string[] => [...foreign],
    read: (): Promise<Watched> =>
      page.evaluate(() => (window as unknown as { watched: Watched }).watched),
  };
}
