import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from './app-error.ts';
import { now } from './clock.ts';

/** What an attempt returns if another write got in first. */
export const conflict = Symbol('conflict');

export interface RetryLimits {
  attempts?: number;
  /** No further attempt follows a conflict after this time; for calls that a person waits for. */
  timeoutMs?: number;
  maxWaitMs?: number;
  /** Returns the error to throw after the last attempt, instead of AppError `conflict`. */
  giveUp?: () => unknown;
}

const firstWaitMs = 20;

/**
 * Repeats an attempt until it returns anything but `conflict`. The random wait between attempts may double each time
 * and grows with the time spent so far: any number of writers spread out, however long their attempts take.
 * @param attempt must read its data again on every call; receives the number of the attempt, from 1
 * @param pause waits for a number of milliseconds
 * @throws whatever `attempt` throws; AppError `conflict` if concurrent writes keep winning
 */
export async function retryOnConflict<Result>(
  attempt: (count: number) => Promise<Result | typeof conflict>,
  {
    attempts = 8,
    timeoutMs = Infinity,
    maxWaitMs = 500,
    giveUp = () => new AppError('conflict'),
  }: RetryLimits = {},
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<Result> {
  const beganMs = performance.now();
  const deadline = now().getTime() + timeoutMs;
  for (let count = 1; ; count++) {
    const result = await attempt(count);
    if (result !== conflict) return result;
    if (count === attempts || now().getTime() > deadline) throw giveUp();
    const spreadMs = Math.max(firstWaitMs * 2 ** (count - 1), performance.now() - beganMs);
    await pause(Math.random() * Math.min(maxWaitMs, spreadMs));
  }
}
