import { AppError } from '../../platform/app-error.ts';
import { addAttempts } from './rate-limit-repository.ts';
import { rateLimitWindow, type RateLimit } from './rate-limit-window.ts';

/**
 * Counts an attempt in a fixed window.
 * @returns a function that takes the attempt back
 * @throws AppError `too_many_requests` with the seconds until the window ends
 */
export async function consumeRateLimit(
  name: string,
  subject: string,
  rule: RateLimit,
): Promise<() => Promise<void>> {
  const window = rateLimitWindow(name, subject, rule);
  if ((await addAttempts(window, 1)) > rule.limit) {
    throw new AppError('too_many_requests', { retryAfterSeconds: window.secondsLeft });
  }
  return async () => {
    await addAttempts(window, -1);
  };
}
