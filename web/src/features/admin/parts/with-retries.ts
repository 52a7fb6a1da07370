import { ApiError } from '#web/src/lib/api/api-error.ts';
import { pause } from '#web/src/lib/pause.ts';

/** Delays before the second and third attempts. */
const waitsMs = [1000, 2000];

/** Tries up to 3 times, waiting 1 s, then 2 s. A refusal by the server (4xx) is not retried. */
export async function withRetries<T>(work: () => Promise<T>, wait = pause): Promise<T> {
  for (const waitMs of waitsMs) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error;
      await wait(waitMs);
    }
  }
  return work();
}
