import { expect, it } from 'vitest';
import { createThrottle } from '#infra/local/gateway/throttle.ts';

it('lets a burst through, then the configured number per second', () => {
  let now = 0;
  const passes = createThrottle({ perSecond: 2, burst: 3 }, () => now);
  const passed = (tries: number) => Array.from({ length: tries }, passes).filter(Boolean).length;
  expect(passed(5)).toBe(3);
  now = 1000;
  expect(passed(5)).toBe(2);
  now = 60_000;
  expect(passed(5)).toBe(3);
});

it('lets everything through without a limit', () => {
  const passes = createThrottle(undefined);
  expect(Array.from({ length: 1000 }, passes)).not.toContain(false);
});
