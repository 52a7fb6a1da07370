import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InvokeFailure } from '#infra/local/gateway/invoke.ts';
import { runSchedules } from '#infra/local/run-schedules.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A function whose runs end when the test says so. */
function slowFunction() {
  const runs: { name: string; end: () => void; fail: (error: Error) => void }[] = [];
  const invoke = vi.fn(
    (name: string) =>
      new Promise<void>((resolve, reject) => runs.push({ name, end: resolve, fail: reject })),
  );
  return { invoke, runs, names: () => runs.map(({ name }) => name) };
}

describe('functions that run by schedule', () => {
  it('run at their own intervals, with the event of EventBridge', async () => {
    const invoke = vi.fn((_name: string, _event: unknown) => Promise.resolve());
    const part = runSchedules(invoke, { sweep: 60, holds: 10 });
    await vi.advanceTimersByTimeAsync(60_000);
    const names = invoke.mock.calls.map(([name]) => name);
    expect(names.filter((name) => name === 'holds')).toHaveLength(6);
    expect(names.filter((name) => name === 'sweep')).toHaveLength(1);
    expect(invoke.mock.calls[0]![1]).toMatchObject({ source: 'aws.events' });
    await part.close();
  });

  it('never run twice at once, and do not delay each other', async () => {
    const { invoke, runs, names } = slowFunction();
    const part = runSchedules(invoke, { sweep: 10, holds: 10 });
    await vi.advanceTimersByTimeAsync(40_000);
    expect(names()).toEqual(['sweep', 'holds']);
    runs[1]!.end();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(names()).toEqual(['sweep', 'holds', 'holds']);
    for (const { end } of runs) end();
    await part.close();
  });

  it('run again after a failure, which is reported', async () => {
    const failure = new InvokeFailure('holds', 'crashed');
    const invoke = vi.fn(() => Promise.reject(failure));
    const onFailure = vi.fn();
    const part = runSchedules(invoke, { holds: 10 }, onFailure);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(onFailure.mock.calls).toEqual([[failure], [failure]]);
    await part.close();
  });

  it('are awaited briefly when the stack stops, and later failures are ignored', async () => {
    const { invoke, runs } = slowFunction();
    const onFailure = vi.fn();
    const part = runSchedules(invoke, { holds: 10 }, onFailure);
    await vi.advanceTimersByTimeAsync(10_000);
    const closed = vi.fn();
    const closing = Promise.resolve(part.close()).then(closed);
    await vi.advanceTimersByTimeAsync(2999);
    expect(closed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await closing;
    runs[0]!.fail(new Error('the database has gone'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onFailure).not.toHaveBeenCalled();
    expect(invoke).toHaveBeenCalledTimes(1);
  });
});
