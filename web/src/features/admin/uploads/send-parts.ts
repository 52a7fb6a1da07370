import { partCount, partRange } from '#shared/constants/upload-parts.ts';
import type { UploadParts } from '#shared/contracts/uploads.ts';
import { ApiError } from '#web/src/lib/api/api-error.ts';
import { createPartUrls, type SignedParts } from './part-urls.ts';
import type { Pauses } from './pauses.ts';
import type { PostOptions, PostOutcome } from './send-to-s3.ts';

/** How the sending of parts ended. `changed`: the file on the disk is not the one that was chosen. */
export type PartsOutcome = PostOutcome | { kind: 'changed' } | { kind: 'failed'; error: ApiError };

export interface PartSteps {
  /** Throws ApiError. */
  sign: (uploadId: string, numbers: number[]) => Promise<SignedParts>;
  put: (url: string, body: Blob, options: PostOptions) => Promise<PostOutcome>;
  /** Waits, or until the connection is back. */
  waitForNetwork: (ms: number) => Promise<void>;
}

export interface PartsOrder {
  file: File;
  signal: AbortSignal;
  pauses: Pauses;
  /** `waiting`: the connection is gone, and it is tried again and again. */
  report: (progress: { sentBytes: number; waiting: boolean }) => void;
}

/** More of them fill a fast line that is far from the bucket; each holds what is lost in a pause. */
const atOnce = 4;
const longestWaitMs = 30_000;

/** 1, 2, 4 … 30 seconds: as long as it takes, for an upload of a night survives a router that starts anew. */
export const retryWaitMs = (failures: number): number =>
  Math.min(longestWaitMs, 1000 * 2 ** (failures - 1));

/**
 * Sends the parts that S3 does not have. A lost connection is waited for without end; what is no use to repeat ends it.
 * Never throws.
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
  const given = AbortSignal.any([signal, ended.signal]);
  let troubled = 0;

  function sizeOf(number: number): number {
    const { start, end } = partRange(upload, number);
    return end - start;
  }

  function tell(): void {
    const sentBytes = [...sent.values()].reduce((sum, bytes) => sum + bytes, 0);
    report({ sentBytes, waiting: troubled > 0 && !pauses.paused });
  }

  async function hold(failures: number): Promise<void> {
    troubled += 1;
    tell();
    await steps.waitForNetwork(retryWaitMs(failures));
    troubled -= 1;
  }

  /** One try. @returns undefined if it is worth another one after a while */
  async function tryPart(number: number): Promise<PartsOutcome | 'paused' | undefined> {
    const { start, end } = partRange(upload, number);
    const pausing = pauses.signal;
    try {
      const body = file.slice(start, end);
      const outcome = await steps.put(await urls.of(number), body, {
        signal: AbortSignal.any([given, pausing]),
        onProgress(bytes) {
          sent.set(number, Math.min(bytes, end - start));
          tell();
        },
      });
      if (outcome.kind === 'stored') return outcome;
      sent.delete(number);
      if (outcome.kind === 'canceled') return given.aborted ? outcome : 'paused';
      if (outcome.kind === 'refused') return isWorthRepeating(outcome) ? undefined : outcome;
      // The browser reports a file that it cannot read as it does a lost connection.
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
    let isSignedAnew = false;
    for (let failures = 0; ;) {
      await pauses.whenRunning(given);
      if (given.aborted) return { kind: 'canceled' };
      const outcome = await tryPart(number);
      tell();
      if (outcome === 'paused') continue;
      // Its URL may have expired while the computer slept.
      if (outcome?.kind === 'refused' && outcome.status === 403 && !isSignedAnew) {
        isSignedAnew = true;
        urls.drop(number);
        continue;
      }
      if (outcome) return outcome;
      failures += 1;
      await hold(failures);
    }
  }

  let problem: PartsOutcome | undefined;
  const queue = [...missing];
  async function work(): Promise<void> {
    for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
      const outcome = await sendPart(number);
      if (outcome.kind === 'stored') {
        sent.set(number, sizeOf(number));
        tell();
        continue;
      }
      problem ??= outcome;
      return ended.abort();
    }
  }
  tell();
  await Promise.all(Array.from({ length: atOnce }, work));
  return problem ?? { kind: 'stored' };
}

/** S3's faults and its requests to be slower; anything else would be refused again. */
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
