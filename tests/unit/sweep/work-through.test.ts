import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drain } from '#functions/platform/drain.ts';

async function* numbers(count: number): AsyncGenerator<number> {
  for (let n = 1; n <= count; n++) yield n;
}
const never = Number.POSITIVE_INFINITY;
afterEach(() => vi.useRealTimers());

describe('workThrough', () => {
  it('does everything, so many at once, and counts what fails', async () => {
    let running = 0;
    let most = 0;
    const work = async (n: number) => {
      most = Math.max(most, ++running);
      await turn();
      running--;
      if (n % 10 === 0) throw new Error('every tenth');
    };
    const result = await drain(numbers(100), work, { atOnce: 7, deadline: never });
    expect(result).toEqual({ done: 100, failed: 10 });
    expect(most).toBe(7);
  });

  it('begins nothing after the deadline', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const begun: number[] = [];
    const work = async (n: number) => {
      begun.push(n);
      vi.setSystemTime(n * 10);
    };
    await drain(numbers(100), work, { atOnce: 1, deadline: 35 });
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('fails when the list cannot be read', async () => {
    async function* broken(): AsyncGenerator<number> {
      yield 1;
      throw new Error('no list');
    }
    const pace = { atOnce: 2, deadline: never };
    await expect(drain(broken(), async () => undefined, pace)).rejects.toThrow('no list');
  });
});
