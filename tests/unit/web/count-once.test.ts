import { expect, it, vi } from 'vitest';
import { countOnce } from '#web/src/lib/count-once.ts';

const count = vi.fn((_visit: string) => Promise.resolve());

it('counts each item once in a session, with the same visit number for all', () => {
  for (const key of ['seen:a', 'seen:b', 'seen:a']) countOnce(key, count);
  expect(count).toHaveBeenCalledTimes(2);
  const [[first], [second]] = count.mock.calls as [[string], [string]];
  expect(first).toBe(second);
  expect(first).toMatch(/^\d+(-\d+){3}$/);
});

it('tries again if counting failed', async () => {
  countOnce('seen:c', () => Promise.reject(new Error('offline')));
  await new Promise(setImmediate);
  const again = vi.fn(() => Promise.resolve());
  countOnce('seen:c', again);
  expect(again).toHaveBeenCalledOnce();
});
