import { AppError } from '../../platform/app-error.ts';
import { now } from '../../platform/clock.ts';
import {
  countFailure,
  countFreeFailure,
  failuresRow,
  forgetFailures,
  readFailures,
  type FailuresRow,
} from './backoff-repository.ts';

export interface FreeAttempts {
  free: number;
  /** All attempts are forgotten this long after the last one. */
  rememberedSeconds: number;
}

/** Slows attempts down without ever blocking them permanently: each failure beyond the free ones doubles the wait. */
export interface BackoffRule extends FreeAttempts {
  firstWaitSeconds: number;
  maxWaitSeconds: number;
}

/**
 * Counts an attempt as a failure until it is forgiven. Concurrent attempts cannot exceed the rule.
 * @param text the message for a person who must wait
 * @returns a function that forgives all attempts of this subject
 * @throws AppError `too_many_requests` with the seconds until the next attempt
 */
export async function consumeBackoff(
  name: string,
  subject: string,
  rule: BackoffRule,
  text: string,
): Promise<() => Promise<void>> {
  const row = failuresRow(name, subject);
  const retryAfterSeconds = (await consumeFree(row, rule)) ? 0 : await consumeAfterWait(row, rule);
  if (retryAfterSeconds > 0) throw new AppError('too_many_requests', { retryAfterSeconds, text });
  return () => forgetFailures(row);
}

/**
 * Consumes one of the free attempts.
 * @returns whether one was left
 */
export function consumeFreeAttempt(
  name: string,
  subject: string,
  rule: FreeAttempts,
): Promise<boolean> {
  return consumeFree(failuresRow(name, subject), rule);
}

function consumeFree(
  row: FailuresRow,
  { free, rememberedSeconds }: FreeAttempts,
): Promise<boolean> {
  return countFreeFailure(row, free, { at: now().getTime(), rememberedSeconds });
}

/**
 * Counts an attempt unless the subject must wait.
 * @returns the seconds to wait; 0 if the attempt was counted
 */
async function consumeAfterWait(row: FailuresRow, rule: BackoffRule): Promise<number> {
  const before = await readFailures(row);
  if (!before) return rule.firstWaitSeconds;
  const { rememberedSeconds } = rule;
  const at = now().getTime();
  const openAt = before.lastAt + waitSeconds(before.failures, rule) * 1000;
  if (at < openAt) return Math.ceil((openAt - at) / 1000);
  const isTaken = await countFailure(row, before, { at, rememberedSeconds });
  return isTaken ? 0 : rule.firstWaitSeconds;
}

function waitSeconds(failures: number, rule: BackoffRule): number {
  const doublings = Math.min(Math.max(failures - rule.free, 0), 20);
  return Math.min(rule.firstWaitSeconds * 2 ** doublings, rule.maxWaitSeconds);
}
