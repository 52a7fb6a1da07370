import { expect, test } from 'vitest';
import { robotsText } from '#web/build/robots.ts';
import { routes } from '#web/src/app/routes.ts';
import { basePath } from '#shared/pages/site-route.ts';

const rules = robotsText('https://example.org')
  .split('\n')
  .flatMap((line) => {
    const found = /^(Allow|Disallow): (.*)$/.exec(line);
    return found ? [{ allows: found[1] === 'Allow', path: found[2]! }] : [];
  });

/** RFC 9309, 2.2.2: the longest match counts; paths that match nothing are allowed. */
function isAllowed(path: string): boolean {
  const matching = rules.filter((rule) => path.startsWith(rule.path));
  return matching.toSorted((a, b) => b.path.length - a.path.length)[0]?.allows ?? true;
}

test('names the sitemap', () => {
  expect(robotsText('https://example.org')).toContain(
    '\nSitemap: https://example.org/sitemap.xml\n',
  );
});

test('allows every page: pages that must not be found say so by noindex', () => {
  for (const route of routes) {
    const pathname = basePath(route);
    expect(isAllowed(pathname), pathname).toBe(true);
  }
});

test.each([
  ['/articles/a-paper', true],
  ['/podcasthub/an-episode', true],
  ['/api/articles', true],
  ['/api/podcasts?limit=24', true],
  ['/api/auth/login', false],
  ['/download/podcasts/a', false],
  ['/aff/capturecard', false],
  ['/assets/page-1a2b3c4.css', true],
  ['/media/podcasts/a/artwork-1400.jpg', true],
])('%s may be read: %s', (path, allowed) => {
  expect(isAllowed(path)).toBe(allowed);
});
