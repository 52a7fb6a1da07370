import type { Upload, UploadKind } from '#shared/contracts/uploads.ts';
import { ApiError, failureText } from '#web/src/lib/api/api-error.ts';
import { followUpload } from './follow-upload.ts';
import type { PostOptions, PostOutcome, PostTarget } from './post-to-s3.ts';
import { s3RefusalText } from './s3-refusal-text.ts';
import { endOf, type UploadProgress } from './upload-progress.ts';

export interface UploadSteps {
  /** Requests the upload target. Throws ApiError. */
  ask: (kind: UploadKind, itemId: string, file: File) => Promise<PostTarget & { uploadId: string }>;
  post: (target: PostTarget, file: File, options: PostOptions) => Promise<PostOutcome>;
  read: (uploadId: string) => Promise<Upload>;
  /** Cancels the upload. Throws ApiError `conflict` if it has already ended. */
  cancel: (uploadId: string) => Promise<unknown>;
  pause: (ms: number) => Promise<void>;
}

export interface UploadOrder {
  kind: UploadKind;
  itemId: string;
  file: File;
  /** Cancels it locally and on the server. */
  signal: AbortSignal;
  report: (progress: UploadProgress) => void;
}

/**
 * Uploads one file: requests a target, posts to S3 and polls until the file is published or rejected. Every attempt
 * requests its own target. @returns the result; never throws.
 */
export async function runUpload(steps: UploadSteps, order: UploadOrder): Promise<UploadProgress> {
  const { kind, itemId, file, signal, report } = order;
  report({ phase: 'asking' });
  let target: Awaited<ReturnType<UploadSteps['ask']>>;
  try {
    target = await steps.ask(kind, itemId, file);
  } catch (error) {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return {
      phase: 'failed',
      file: refused ? 'refused' : 'unsent',
      reason: failureText(error, 'Operation failed'),
      final: false,
    };
  }
  const { uploadId } = target;
  report({ phase: 'sending', sentBytes: 0 });
  const outcome = await steps.post(target, file, {
    signal,
    onProgress: (sentBytes) => report({ phase: 'sending', sentBytes }),
  });
  if (outcome.kind !== 'stored') {
    // Nothing arrived, so no result will follow.
    void steps.cancel(uploadId).catch(() => undefined);
    return endOfPost(kind, outcome);
  }
  report({ phase: 'checking' });
  const end = await followUpload({ read: () => steps.read(uploadId), pause: steps.pause }, signal);
  return end.phase === 'canceled' ? giveUp(steps, uploadId) : end;
}

function endOfPost(
  kind: UploadKind,
  outcome: Exclude<PostOutcome, { kind: 'stored' }>,
): UploadProgress {
  if (outcome.kind === 'canceled') return { phase: 'canceled' };
  if (outcome.kind === 'unreachable') {
    const reason = 'We couldn’t upload the file. Check your connection and try again.';
    return { phase: 'failed', file: 'unsent', reason, final: false };
  }
  const { code, status } = outcome;
  const file = status >= 500 ? 'unsent' : 'refused';
  return { phase: 'failed', file, reason: s3RefusalText(kind, code, status), final: false };
}

/** While the file is being checked it may be accepted before the cancellation arrives; then it is published. */
async function giveUp({ cancel, read }: UploadSteps, uploadId: string): Promise<UploadProgress> {
  try {
    await cancel(uploadId);
    return { phase: 'canceled' };
  } catch {
    const upload = await read(uploadId).catch(() => undefined);
    return (upload && endOf(upload)) ?? { phase: 'canceled' };
  }
}
