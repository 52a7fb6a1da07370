import { expect, it } from 'vitest';
import { isSectionLink, entryKey } from '#web/src/app/history-entry.ts';

const entry = (pathname: string, hash = '', key = 'default') => ({ pathname, hash, key });

it('distinguishes entries to which the router gives the same key', () => {
  const entries = [entry('/privacy'), entry('/privacy', '#ask'), entry('/audio', '#pricing')];
  entries.push(entry('/audio', '#pricing', 'k3x9'), entry('/audio'));
  expect(new Set(entries.map(entryKey)).size).toBe(entries.length);
});

it('distinguishes a plain link to a section from going back to another page, or to the top', () => {
  expect(isSectionLink(entry('/audio', '', 'k3x9'), entry('/audio', '#pricing'))).toBe(true);
  expect(isSectionLink(entry('/gear'), entry('/audio', '#pricing'))).toBe(false);
  expect(isSectionLink(entry('/audio', '#pricing'), entry('/audio'))).toBe(false);
  expect(isSectionLink(entry('/audio'), entry('/audio', '#pricing', 'k3x9'))).toBe(false);
});
