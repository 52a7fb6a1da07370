import { expect, test } from 'vitest';
import { isLoadFailure, FileLoadError } from '#web/src/lib/parts/load-failure.ts';

test.each([
  'Failed to fetch dynamically imported module: http://site.test/assets/contact-page-1a2b3c4.js',
  'error loading dynamically imported module: http://site.test/assets/contact-page-1a2b3c4.js',
  'Importing a module script failed.',
])('"%s" means a file that did not load', (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true);
});

test('a file that we requested ourselves is one too', () => {
  expect(isLoadFailure(new FileLoadError('/assets/contact-page-1a2b3c4.css'))).toBe(true);
});

test('an error while a page is shown does not count as one', () => {
  expect(isLoadFailure(new TypeError("Cannot read properties of undefined (reading 'map')"))).toBe(
    false,
  );
  expect(isLoadFailure('offline')).toBe(false);
});
