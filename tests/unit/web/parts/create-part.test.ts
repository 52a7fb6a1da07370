import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPart } from '#web/src/lib/parts/create-part.ts';
import { FileLoadError } from '#web/src/lib/parts/load-failure.ts';
import { waitingParts } from '#web/src/lib/parts/waiting-parts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A part whose load fails this many times, and the times, in seconds, at which it was requested. */
function lostPart(times: number, error: unknown = new FileLoadError('/part.js')) {
  const start = Date.now();
  const asked: number[] = [];
  let online = () => {};
  const part = createPart(
    async () => {
      asked.push((Date.now() - start) / 1000);
      if (asked.length <= times) throw error;
      return 'here';
    },
    (listener) => void (online = listener),
  );
  return { part, asked, online: () => online() };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('a part that does not load is requested again, after pauses that grow up to a limit', async () => {
  const { part, asked } = lostPart(7);
  part.want();
  await pass(0);
  expect(part.read()).toEqual({ waiting: true });
  await pass(100);
  expect(asked).toEqual([0, 1, 3, 7, 15, 30, 45, 60]);
  expect(part.read()).toEqual({ value: 'here', waiting: false });
  expect(await part.arrived).toBe('here');
});

test('a part is requested at once when the connection is back, or the visitor tries again', async () => {
  const { part, asked, online } = lostPart(6);
  part.want();
  await pass(20);
  expect(asked).toEqual([0, 1, 3, 7, 15]);
  online();
  await pass(1);
  part.retry();
  await pass(0);
  expect(asked).toEqual([0, 1, 3, 7, 15, 20, 21]);
  expect(part.read().value).toBe('here');
});

test('a part that hangs is reported as waiting', async () => {
  const part = createPart(
    () => new Promise(() => undefined),
    () => undefined,
  );
  part.want();
  await pass(3.9);
  expect(part.read().waiting).toBe(false);
  await pass(0.2);
  expect(part.read().waiting).toBe(true);
});

test('a part that nobody waits for is not requested', async () => {
  const { part, asked } = lostPart(3);
  part.want();
  await pass(0);
  part.leave();
  await pass(60);
  expect(asked).toEqual([0]);
  expect(part.read()).toEqual({ waiting: false });
  part.want();
  await pass(60);
  expect(part.read().value).toBe('here');
});

test('a part whose own code fails is not requested again', async () => {
  const fault = new TypeError('x is not a function');
  const { part, asked } = lostPart(9, fault);
  part.want();
  await pass(60);
  expect(asked).toEqual([0]);
  expect(part.read()).toEqual({ error: fault, waiting: false });
  await expect(part.arrived).rejects.toBe(fault);
});

test('the shell reports only parts without their own placeholder', async () => {
  const quiet = lostPart(1);
  quiet.part.want();
  await pass(0);
  expect(waitingParts.any()).toBe(false);
  const told = lostPart(9);
  told.part.want(true);
  await pass(0);
  expect(waitingParts.any()).toBe(true);
  waitingParts.retry();
  expect(told.asked).toHaveLength(2);
  told.part.leave();
  expect(waitingParts.any()).toBe(false);
});
