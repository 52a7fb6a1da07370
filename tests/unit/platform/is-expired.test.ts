import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isExpired } from '#functions/platform/is-expired.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('hides a row from its expiry on, whether DynamoDB has deleted it or not', () => {
  const seconds = Date.now() / 1000;
  expect(isExpired({})).toBe(false);
  expect(isExpired({ expiresAt: seconds + 1 })).toBe(false);
  expect(isExpired({ expiresAt: seconds })).toBe(true);
  expect(isExpired({ expiresAt: seconds - 1 })).toBe(true);
});
