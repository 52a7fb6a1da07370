import { partCount, partRange } from '#shared/constants/upload-parts.ts';
import type { UploadParts } from '#shared/contracts/uploads.ts';
import { ApiError } from '#web/src/lib/api/api-error.ts';
import { createPartUrls, type SignedParts } from './part-urls.ts';
import type { Pauses } from './pauses.ts';
import type { PostOptions, PostOutcome } from './send-to-s3.ts';

/** The result of sending parts. `changed`: the file on disk differs from the chosen one. */
export type PartsOutcome = PostOutcome | { kind: 'changed' } | { kind: 'failed'; error: ApiError };

export interface PartSteps {
  /** Throws ApiError. */
  sign: (uploadId: string, numbers: number[]) => Promise<SignedParts>;
  put: (url: string, body: Blob, options: PostOptions) => Promise<PostOutcome>;
  /** Waits for a time, or until the connection returns. */
  waitForNetwork: (ms: number) => Promise<void>;
}

export interface PartsOrder {
  file: File;
  signal: AbortSignal;
  pauses: Pauses;
  /** `waiting`: the connection is lost, and sending is retried. */
  report: (progress: { sentBytes: number; waiting: boolean }) => void;
}

/** Concurrent parts use a fast connection to a distant bucket better, but a pause loses what each of them has sent. */
const concurrency = 4;
const longestWaitMs = 30_000;

/**
 * Returns the wait before a retry: 1, 2, 4 … 30 seconds. Retries never end, so an upload overnight survives a router's
 * restart.
 */
export const retryWaitMs = (failures: number): number =>
  Math.min(longestWaitMs, 1000 * 2 ** (failures - 1));

/**
 * Sends the parts that S3 lacks. It waits for a lost connection without limit, and ends on errors that a retry cannot
 * fix. Never throws.
 */
export async function sendParts(
  steps: PartSteps,
  upload: UploadParts,
  { file, signal, pauses, report }: PartsOrder,
): Promise<PartsOutcome> {
  const arrived = new Set(upload.arrived);
  const missing = Array.from({ length: partCount(upload) }, (_, at) => at + 1).filter(
    (number) => !arrived.has(number),
  );
  const urls = createPartUrls((numbers) => steps.sign(upload.uploadId, numbers), missing);
  const sent = new Map([...arrived].map((number) => [number, sizeOf(number)]));
  const ended = new AbortController();
  const stopSignal = AbortSignal.any([signal, ended.signal]);
  /** How many parts wait for a retry. */
  let retryingParts = 0;

  function sizeOf(number: number): number {
    const { start, end } = partRange(upload, number);
    return end - start;
  }

  function reportProgress(): void {
    const sentBytes = [...sent.values()].reduce((sum, bytes) => sum + bytes, 0);
    report({ sentBytes, waiting: retryingParts > 0 && !pauses.paused });
  }

  async function waitToRetry(failures: number): Promise<void> {
    retryingParts += 1;
    reportProgress();
    await steps.waitForNetwork(retryWaitMs(failures));
    retryingParts -= 1;
  }

  /**
   * Makes one attempt.
   * @returns undefined if it should be retried after a wait
   */
  async function tryPart(number: number): Promise<PartsOutcome | 'paused' | undefined> {
    const { start, end } = partRange(upload, number);
    const pausing = pauses.signal;
    try {
      const body = file.slice(start, end);
      const outcome = await steps.put(await urls.of(number), body, {
        signal: AbortSignal.any([stopSignal, pausing]),
        onProgress(bytes) {
          sent.set(number, Math.min(bytes, end - start));
          reportProgress();
        },
      });
      if (outcome.kind === 'stored') return outcome;
      sent.delete(number);
      if (outcome.kind === 'cancelled') return stopSignal.aborted ? outcome : 'paused';
      if (outcome.kind === 'refused') return isWorthRepeating(outcome) ? undefined : outcome;
      // Browsers report an unreadable file like a lost connection.
      return (await isReadable(body)) ? undefined : { kind: 'changed' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status } = error;
      return status >= 400 && status < 500 && status !== 429
        ? { kind: 'failed', error }
        : undefined;
    }
  }

  async function sendPart(number: number): Promise<PartsOutcome> {
    let hasNewUrl = false;
    for (let failures = 0; ;) {
      await pauses.whenRunning(stopSignal);
      if (stopSignal.aborted) return { kind: 'cancelled' };
      const outcome = await tryPart(number);
      reportProgress();
      if (outcome === 'paused') continue;
      // Its URL may have expired while the computer slept.
      if (outcome?.kind === 'refused' && outcome.status === 403 && !hasNewUrl) {
        hasNewUrl = true;
        urls.drop(number);
        continue;
      }
      if (outcome) return outcome;
      failures += 1;
      await waitToRetry(failures);
    }
  }

  let problem: PartsOutcome | undefined;
  const queue = [...missing];
  async function sendFromQueue(): Promise<void> {
    for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
      const outcome = await sendPart(number);
      if (outcome.kind === 'stored') {
        sent.set(number, sizeOf(number));
        reportProgress();
        continue;
      }
      problem ??= outcome;
      return ended.abort();
    }
  }
  reportProgress();
  await Promise.all(Array.from({ length: concurrency }, sendFromQueue));
  return problem ?? { kind: 'stored' };
}

/** Whether to retry: S3's own errors and requests to slow down. Anything else would be refused again. */
function isWorthRepeating({ status, code }: { status: number; code: string | undefined }): boolean {
  return status >= 500 || status === 429 || code === 'RequestTimeout';
}

async function isReadable(body: Blob): Promise<boolean> {
  try {
    await body.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
