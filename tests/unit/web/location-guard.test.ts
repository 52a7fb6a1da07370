import { afterEach, expect, it, vi } from 'vitest';
import { createLocationGuard } from '#web/src/lib/location-guard.ts';

afterEach(() => vi.unstubAllGlobals());

const at = (pathname: string, search = '', hash = '') =>
  vi.stubGlobal('window', { location: { pathname, search, hash } });

it('knows whether the visitor has moved on, ignoring anchors', () => {
  at('/privacy/delete-data', '?request=a');
  const isSameLocation = createLocationGuard();
  expect(isSameLocation()).toBe(true);
  at('/privacy/delete-data', '?request=a', '#what');
  expect(isSameLocation()).toBe(true);
  at('/privacy/delete-data');
  expect(isSameLocation()).toBe(false);
  at('/about', '?request=a');
  expect(isSameLocation()).toBe(false);
});
