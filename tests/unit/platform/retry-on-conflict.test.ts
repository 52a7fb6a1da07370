import { afterEach, expect, it, vi } from 'vitest';
import { conflict, retryOnConflict } from '#functions/platform/retry-on-conflict.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** An attempt that fails `times` times and then returns `value`. */
function losing<Value>(times: number, value: Value) {
  return vi.fn(async (count: number) => (count > times ? value : conflict));
}

const noPause = () => Promise.resolve();

it('returns the result of the first attempt without a wait', async () => {
  const pause = vi.fn(noPause);
  expect(await retryOnConflict(losing(0, 'written'), {}, pause)).toBe('written');
  expect(pause).not.toHaveBeenCalled();
});

it('counts the attempts, and treats undefined and false as results', async () => {
  const attempt = losing(2, undefined);
  expect(await retryOnConflict(attempt, {}, noPause)).toBeUndefined();
  expect(attempt.mock.calls).toEqual([[1], [2], [3]]);
  expect(await retryOnConflict(losing(1, false), {}, noPause)).toBe(false);
});

it('waits up to twice as long each time, and no longer than the limit', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const waits: number[] = [];
  const pause = async (milliseconds: number) => void waits.push(milliseconds);
  await retryOnConflict(losing(6, true), { maxWaitMs: 100 }, pause);
  expect(waits).toEqual([10, 20, 40, 50, 50, 50]);
});

it('waits up to as long as it has been trying if attempts take long', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const waits: number[] = [];
  const pause = async (milliseconds: number) => {
    waits.push(milliseconds);
    nowMs += milliseconds;
  };
  const attempt = async (count: number) => {
    nowMs += 200;
    return count > 4 || conflict;
  };
  await retryOnConflict(attempt, {}, pause);
  expect(waits).toEqual([100, 250, 250, 250]);
});

it('waits a random time, so that two writers do not meet again', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.1).mockReturnValueOnce(0.9);
  const waits: number[] = [];
  const pause = async (milliseconds: number) => void waits.push(milliseconds);
  await retryOnConflict(losing(1, true), {}, pause);
  await retryOnConflict(losing(1, true), {}, pause);
  expect(waits).toEqual([2, 18]);
});

it('gives up after the last attempt with a conflict', async () => {
  const attempt = losing(Infinity, true);
  await expect(retryOnConflict(attempt, { attempts: 3 }, noPause)).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(attempt).toHaveBeenCalledTimes(3);
});

it('gives up with the error of the caller', async () => {
  const giveUp = () => new Error('The order keeps changing.');
  await expect(
    retryOnConflict(losing(Infinity, true), { attempts: 2, giveUp }, noPause),
  ).rejects.toThrow('The order keeps changing.');
});

it('gives up with the first conflict after the timeout', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const attempt = losing(Infinity, true);
  const pause = async () => void vi.setSystemTime(Date.now() + 400);
  await expect(retryOnConflict(attempt, { timeoutMs: 1000 }, pause)).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(attempt).toHaveBeenCalledTimes(4);
});

it('rethrows every other error at once', async () => {
  const attempt = vi.fn(() => Promise.reject(new Error('no table')));
  await expect(retryOnConflict(attempt, {}, noPause)).rejects.toThrow('no table');
  expect(attempt).toHaveBeenCalledTimes(1);
});
