import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drain } from '#functions/platform/drain.ts';
import { logger } from '#functions/platform/logger.ts';

async function* numbers(count: number): AsyncGenerator<number> {
  for (let n = 1; n <= count; n++) yield n;
}
const never = Number.POSITIVE_INFINITY;
const logged = { failure: 'number not liked', idsOf: (n: number) => ({ number: `${n}` }) };
beforeEach(() => {
  vi.spyOn(logger, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('drain', () => {
  it('processes everything, with limited concurrency, and counts failures', async () => {
    let running = 0;
    let most = 0;
    const work = async (n: number) => {
      most = Math.max(most, ++running);
      await turn();
      running--;
      if (n % 10 === 0) throw new Error('every tenth');
    };
    const result = await drain(numbers(100), work, { concurrency: 7, deadline: never, ...logged });
    expect(result).toEqual({ processed: 100, failed: 10 });
    expect(most).toBe(7);
  });

  it('logs which item failed, and why', async () => {
    const error = new Error('too odd');
    const work = async (n: number) => {
      if (n === 3) throw error;
    };
    await drain(numbers(4), work, { concurrency: 2, deadline: never, ...logged });
    expect(vi.mocked(logger.error).mock.calls).toEqual([
      ['number not liked', { number: '3', error }],
    ]);
  });

  it('starts nothing after the deadline', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const begun: number[] = [];
    const work = async (n: number) => {
      begun.push(n);
      vi.setSystemTime(n * 10);
    };
    await drain(numbers(100), work, { concurrency: 1, deadline: 35, ...logged });
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('fails if the list cannot be read', async () => {
    async function* broken(): AsyncGenerator<number> {
      yield 1;
      throw new Error('no list');
    }
    const options = { concurrency: 2, deadline: never, ...logged };
    await expect(drain(broken(), async () => undefined, options)).rejects.toThrow('no list');
  });
});
