import { expect, test } from 'vitest';
import { createTimeLeft, timeLeftText } from '#web/src/features/admin/uploads/time-left.ts';

test('says how long the rest takes at the speed of the last seconds', () => {
  let atMs = 0;
  const timeLeft = createTimeLeft(1000, () => atMs);
  expect(timeLeft.after(0)).toBeUndefined();
  atMs = 1000;
  expect(timeLeft.after(100)).toBeUndefined();
  atMs = 4000;
  expect(timeLeft.after(200)).toBeCloseTo(16);
  // Slower since: old samples do not count.
  for (atMs = 5000; atMs <= 30_000; atMs += 1000) timeLeft.after(200 + (atMs - 4000) / 1000);
  atMs = 31_000;
  expect(timeLeft.after(227)).toBeCloseTo(773);
  timeLeft.forget();
  expect(timeLeft.after(227)).toBeUndefined();
});

test('starts over if a pause discarded parts that were being sent', () => {
  let atMs = 0;
  const timeLeft = createTimeLeft(1000, () => atMs);
  timeLeft.after(500);
  atMs = 5000;
  expect(timeLeft.after(400)).toBeUndefined();
});

test.each([
  [3, 'a few seconds left'],
  [31, 'about 40 seconds left'],
  [58, 'about a minute left'],
  [61, 'about 2 minutes left'],
  [5390, 'about 2 hours left'],
  [40_000, 'about 12 hours left'],
])('%d seconds: %s', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text);
});
