import type { Upload, UploadParts } from '#shared/contracts/uploads.ts';
import { ApiError, hasCode } from '#web/src/lib/api/api-error.ts';
import {
  retryWaitMs,
  sendParts,
  type PartsOrder,
  type PartsOutcome,
  type PartSteps,
} from './send-parts.ts';

export interface PartUploadSteps extends PartSteps {
  /** Returns which parts have arrived. Throws ApiError. */
  parts: (uploadId: string) => Promise<UploadParts>;
  /** Joins the parts. Throws ApiError. */
  complete: (uploadId: string) => Promise<Upload>;
}

/** How often parts that S3 lost are sent again. */
const maxRounds = 3;

/** Sends the missing parts and lets S3 join them. Never throws. */
export async function sendInParts(
  steps: PartUploadSteps,
  started: UploadParts,
  order: PartsOrder,
): Promise<PartsOutcome> {
  let upload = started;
  for (let round = 1; ; round++) {
    const outcome = await sendParts(steps, upload, order);
    if (outcome.kind !== 'stored') return outcome;
    try {
      await retryUntilResponse(steps, order, () => steps.complete(upload.uploadId));
      return outcome;
    } catch (error) {
      if (order.signal.aborted) return { kind: 'cancelled' };
      if (!(error instanceof ApiError)) throw error;
      if (!hasCode(error, 'parts_missing') || round === maxRounds) return { kind: 'failed', error };
    }
    try {
      upload = await retryUntilResponse(steps, order, () => steps.parts(upload.uploadId));
    } catch (error) {
      if (order.signal.aborted) return { kind: 'cancelled' };
      if (!(error instanceof ApiError)) throw error;
      return { kind: 'failed', error };
    }
  }
}

/** Repeats an idempotent call until the server responds. Throws the server's error. */
async function retryUntilResponse<Result>(
  { waitForNetwork }: PartSteps,
  { signal, file, report }: PartsOrder,
  call: () => Promise<Result>,
): Promise<Result> {
  for (let failures = 1; ; failures++) {
    try {
      return await call();
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (signal.aborted || !(error instanceof ApiError) || isRefusal) throw error;
    }
    report({ sentBytes: file.size, waiting: true });
    await waitForNetwork(retryWaitMs(failures));
    if (signal.aborted) throw new ApiError('network');
  }
}
