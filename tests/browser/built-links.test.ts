import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findRoute } from '#web/src/app/find-route.ts';
import { expect, test } from '../support/browser-test.ts';
import { buildDirectory } from '../support/site-build.ts';

/** The prerendered pages by path, such as `/about`. */
function builtPages(): Map<string, string> {
  const web = path.join(buildDirectory(), 'web');
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => path.basename(file) === 'index.html')
      .map((file) => [
        `/${path.dirname(file) === '.' ? '' : path.dirname(file)}`,
        readFileSync(path.join(web, file), 'utf8'),
      ]),
  );
}

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    value!.replaceAll('&amp;', '&'),
  );

// Needs no browser; shell-routes.test.ts follows the links that the app adds.
test('every link of a built page leads to a page and to a section of it', () => {
  const pages = builtPages();
  expect(pages.size).toBeGreaterThan(20);
  const dead: string[] = [];
  for (const [from, html] of pages) {
    for (const href of new Set(attributes(html, 'href'))) {
      if (!/^[/#]/.test(href) || /^\/(aff|assets|feeds|media)\/|\.\w+$/.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://localhost${from}`);
      if (!findRoute(pathname)) dead.push(`${from}: ${href}`);
      const target = pages.get(pathname);
      const section = decodeURIComponent(hash.slice(1));
      if (section && target && !attributes(target, 'id').includes(section)) {
        dead.push(`${from}: ${href} (no such section)`);
      }
    }
  }
  expect(dead).toEqual([]);
});
