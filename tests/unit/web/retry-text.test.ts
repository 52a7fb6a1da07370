import { expect, it } from 'vitest';
import { retryText } from '#web/src/lib/retry-text.ts';

const now = new Date(2026, 10, 21, 14, 31, 10);

it.each([
  [1, 'You can try again in 1 second.'],
  [42, 'You can try again in 42 seconds.'],
  [60, 'You can try again in 1 minute, at 14:32.'],
  [181, 'You can try again in 4 minutes, at 14:35.'],
  [3600, 'You can try again in 60 minutes, at 15:31.'],
])('says when to try again after %i s', (seconds, text) => {
  expect(retryText(seconds, now)).toBe(text);
});
