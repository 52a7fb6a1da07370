import { expect, test, vi } from 'vitest';
import { singleFlight } from '#shared/concurrency/single-flight.ts';

test('concurrent callers share one run', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = vi.fn((_name: string) => promise);
  const run = singleFlight(work);
  const both = [run('first'), run('second')];
  resolve('result');
  expect(await Promise.all(both)).toEqual(['result', 'result']);
  expect(work.mock.calls).toEqual([['first']]);
});

test('a call after the end of a run starts another', async () => {
  let count = 0;
  const run = singleFlight(() => Promise.resolve(++count));
  expect([await run(), await run()]).toEqual([1, 2]);
});

test('a failure reaches all callers and is not kept', async () => {
  const work = vi.fn<() => Promise<string>>();
  work.mockRejectedValueOnce(new Error('unreachable')).mockResolvedValueOnce('result');
  const run = singleFlight(work);
  const both = await Promise.allSettled([run(), run()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await run()).toBe('result');
});
