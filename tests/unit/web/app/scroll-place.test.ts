import { expect, it } from 'vitest';
import { isJump, placeOf } from '#web/src/app/scroll-place.ts';

const entry = (pathname: string, hash = '', key = 'default') => ({ pathname, hash, key });

it('tells entries apart that the router gives one key', () => {
  const entries = [entry('/privacy'), entry('/privacy', '#ask'), entry('/audio', '#pricing')];
  entries.push(entry('/audio', '#pricing', 'k3x9'), entry('/audio'));
  expect(new Set(entries.map(placeOf)).size).toBe(entries.length);
});

it('knows a plain link to a section from going back to another page, or to the top', () => {
  expect(isJump(entry('/audio', '', 'k3x9'), entry('/audio', '#pricing'))).toBe(true);
  expect(isJump(entry('/gear'), entry('/audio', '#pricing'))).toBe(false);
  expect(isJump(entry('/audio', '#pricing'), entry('/audio'))).toBe(false);
  expect(isJump(entry('/audio'), entry('/audio', '#pricing', 'k3x9'))).toBe(false);
});
