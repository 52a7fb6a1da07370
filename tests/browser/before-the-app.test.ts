import { routes } from '#web/src/app/routes.ts';
import { basePath } from '#shared/pages/site-route.ts';
import { expect, test } from '../support/browser-test.ts';
import { sidewaysScroll } from '../support/browser.ts';

test(
  'every page fits a window of 320 pixels before the app has started',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.openWith({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    });
    const wide: [string, number][] = [];
    for (const path of routes.filter(({ guard }) => !guard).map((route) => basePath(route))) {
      await page.goto(path);
      const pixels = await sidewaysScroll(page);
      if (pixels > 0) wide.push([path, pixels]);
    }
    expect(wide).toEqual([]);
  },
);
