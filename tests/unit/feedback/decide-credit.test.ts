import { expect, it } from 'vitest';
import { decideCredit } from '#functions/domain/feedback/vote.ts';

const paid = { state: 'settled', credits: 1 } as const;
const rule = { limit: 2, days: 1 / 24 };
const nowMs = Date.parse('2026-11-24T12:00:00Z');
const returned = (entry: string, minutesAgo: number) => ({
  entry,
  createdAt: new Date(nowMs - minutesAgo * 60_000).toISOString(),
});
const decide = (hold: Parameters<typeof decideCredit>[0], ...earlier: [string, number][]) =>
  decideCredit(
    hold,
    'return#this#1',
    earlier.map(([entry, minutes]) => returned(entry, minutes)),
    rule,
    nowMs,
  );

it('returns the credits of a paid reply', () => {
  expect(decide(paid)).toBe('return');
});

it('returns nothing for a reply that cost nothing', () => {
  expect(decide({ state: 'released', credits: 1 })).toBe('free');
  expect(decide({ state: 'settled', credits: 0 })).toBe('free');
  expect(decide({ state: 'open', credits: 1 })).toBe('free');
});

it('returns the credits of a reply once, however long ago', () => {
  expect(decide(paid, ['return#this#1', 90_000])).toBe('already');
});

it('returns credits as often as the rule allows in the preceding period', () => {
  expect(decide(paid, ['return#a#1', 10])).toBe('return');
  expect(decide(paid, ['return#a#1', 10], ['return#b#1', 59])).toBe('limit');
  expect(decide(paid, ['return#a#1', 10], ['return#b#1', 61])).toBe('return');
});

it('says that the credits of a reply were already returned, even at the limit', () => {
  expect(decide(paid, ['return#this#1', 10], ['return#b#1', 5])).toBe('already');
});
