import { expect, test } from 'vitest';
import { isLoadFailure } from '../../../web/src/app/load-failure.ts';

test.each([
  'Failed to fetch dynamically imported module: http://site.test/assets/contact-page-1a2b3c4.js',
  'error loading dynamically imported module: http://site.test/assets/contact-page-1a2b3c4.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/contact-page-1a2b3c4.css',
])('“%s” is a file that did not come', (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true);
});

test('a page that breaks while it is shown is something else', () => {
  expect(isLoadFailure(new TypeError("Cannot read properties of undefined (reading 'map')"))).toBe(
    false,
  );
  expect(isLoadFailure('offline')).toBe(false);
});
