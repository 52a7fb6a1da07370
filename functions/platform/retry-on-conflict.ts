import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from './app-error.ts';
import { now } from './clock.ts';

/** What an attempt returns if another write got in first. */
export const conflict = Symbol('conflict');

export interface RetryLimits {
  attempts?: number;
  /** The first conflict after this time is the last, for calls that a person waits for. */
  patienceMs?: number;
  longestWaitMs?: number;
  /** The error after the last attempt, instead of AppError `conflict`. */
  giveUp?: () => unknown;
}

const firstWaitMs = 20;

/**
 * Repeats an attempt until it returns anything but `conflict`. It waits a random time in between, up to twice as long
 * each time and up to as long as it has been trying, so that writers spread out however many they are and however long
 * their attempts take.
 * @param attempt reads what it decides by on every call; called with 1, 2, …
 * @param pause waits for a number of milliseconds
 * @throws whatever `attempt` throws; AppError `conflict` if concurrent writes keep winning
 */
export async function retryOnConflict<Result>(
  attempt: (count: number) => Promise<Result | typeof conflict>,
  {
    attempts = 8,
    patienceMs = Infinity,
    longestWaitMs = 500,
    giveUp = () => new AppError('conflict'),
  }: RetryLimits = {},
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<Result> {
  const beganMs = performance.now();
  const deadline = now().getTime() + patienceMs;
  for (let count = 1; ; count++) {
    const result = await attempt(count);
    if (result !== conflict) return result;
    if (count === attempts || now().getTime() > deadline) throw giveUp();
    const spreadMs = Math.max(firstWaitMs * 2 ** (count - 1), performance.now() - beganMs);
    await pause(Math.random() * Math.min(longestWaitMs, spreadMs));
  }
}
