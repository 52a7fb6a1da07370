import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { homeFreshSeconds } from '#functions/domain/home/home-fresh-seconds.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T09:00:00.000Z') });
});
afterEach(() => vi.useRealTimers());

const longAgo = '2026-11-01T09:00:00.000Z';

it.each([
  ['of catalogues that have not changed for long', {}, 3600],
  ['of a catalogue from before times were kept', { changedAt: undefined }, 3600],
  ['just after a change', { changedAt: '2026-11-26T08:59:10.000Z' }, 60],
  ['a while after a change', { changedAt: '2026-11-26T08:58:50.000Z' }, 3600],
  ['before a scheduled item appears', { nextAt: '2026-11-26T09:10:00.000Z' }, 600],
  ['long before one appears', { nextAt: '2026-12-26T09:10:00.000Z' }, 3600],
  ['in the moment in which one appears', { nextAt: '2026-11-26T09:00:00.200Z' }, 1],
])('%s is known', (_, state, seconds) => {
  expect(homeFreshSeconds([{ changedAt: longAgo }, { changedAt: longAgo, ...state }])).toBe(
    seconds,
  );
});
