import { afterEach, expect, it, vi } from 'vitest';
import { stillHere } from '#web/src/lib/still-here.ts';

afterEach(() => vi.unstubAllGlobals());

const at = (pathname: string, search = '', hash = '') =>
  vi.stubGlobal('window', { location: { pathname, search, hash } });

it('knows whether the visitor has gone on, anchors aside', () => {
  at('/privacy/delete-data', '?request=a');
  const isStillHere = stillHere();
  expect(isStillHere()).toBe(true);
  at('/privacy/delete-data', '?request=a', '#what');
  expect(isStillHere()).toBe(true);
  at('/privacy/delete-data');
  expect(isStillHere()).toBe(false);
  at('/about', '?request=a');
  expect(isStillHere()).toBe(false);
});
