import { expect, test } from 'vitest';
import { canonicalUrl } from '#web/src/app/canonical-url.ts';
import { findRoute } from '#web/src/app/find-route.ts';

test.each([
  ['/', 'https://shop.example.org/'],
  ['/gear/', 'https://shop.example.org/gear'],
  ['/articles/a-paper', 'https://shop.example.org/articles/a-paper'],
  ['/docs/configuration', 'https://shop.example.org/docs'],
])('%s keeps the origin that the server wrote', (pathname, url) => {
  const before = 'https://shop.example.org/about?of=no#matter';
  expect(canonicalUrl(before, findRoute(pathname)!, pathname)).toBe(url);
});
