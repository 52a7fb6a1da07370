import type { Upload } from '#shared/contracts/uploads.ts';
import { ApiError, failureText } from '#web/src/lib/api/api-error.ts';
import * as messages from './messages.ts';
import { endOf, type UploadProgress } from './upload-progress.ts';

const firstWaitMs = 1000;
const longestWaitMs = 3000;
/** How many consecutive failed reads are allowed. */
const maxFailures = 5;

export interface FollowDeps {
  read: () => Promise<Upload>;
  pause: (ms: number) => Promise<void>;
}

/**
 * Polls until the server accepts or rejects the file: after 1 s, then more slowly, at most every 3 s. Tolerates an
 * unstable connection.
 */
export async function followUpload(
  { read, pause }: FollowDeps,
  signal: AbortSignal,
): Promise<UploadProgress> {
  let failures = 0;
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(longestWaitMs, waitMs * 1.25)) {
    await pause(waitMs);
    if (signal.aborted) return { phase: 'cancelled' };
    const result = await read().catch((error: unknown) => error);
    if (result instanceof Error) {
      failures += 1;
      const refused = result instanceof ApiError && result.status >= 400 && result.status < 500;
      if (!refused && failures < maxFailures) continue;
      const reason = failureText(result, messages.operationFailed);
      return { phase: 'failed', file: 'unconfirmed', reason, final: false };
    }
    failures = 0;
    const end = endOf(result as Upload);
    if (end) return end;
  }
}
