import { sentInPartsFrom } from '#shared/constants/upload-parts.ts';
import type { Upload, UploadKind, UploadParts } from '#shared/contracts/uploads.ts';
import { ApiError, failureText } from '#web/src/lib/api/api-error.ts';
import { followUpload } from './follow-upload.ts';
import * as messages from './messages.ts';
import type { Pauses } from './pauses.ts';
import type { PostTarget } from './post-to-s3.ts';
import { s3RefusalText } from './s3-refusal-text.ts';
import type { PartsOutcome } from './send-parts.ts';
import type { sendInParts, PartUploadSteps } from './send-in-parts.ts';
import type { PostOptions, PostOutcome } from './send-to-s3.ts';
import { createTimeLeft } from './time-left.ts';
import { forgetUnfinished, keepUnfinished } from './unfinished-uploads.ts';
import { endOf, type UploadProgress } from './upload-progress.ts';

export interface UploadSteps extends PartUploadSteps {
  /** Requests the upload target. Throws ApiError. */
  ask: (kind: UploadKind, itemId: string, file: File) => Promise<PostTarget & { uploadId: string }>;
  post: (target: PostTarget, file: File, options: PostOptions) => Promise<PostOutcome>;
  /** Starts an upload in parts, or continues that of the same file. Throws ApiError. */
  start: (kind: UploadKind, itemId: string, file: File) => Promise<UploadParts>;
  /** The code that sends parts, which is loaded when the first large file is sent. */
  loadParts: () => Promise<typeof sendInParts>;
  read: (uploadId: string) => Promise<Upload>;
  /** Cancels the upload. Throws ApiError `conflict` if it has already ended. */
  cancel: (uploadId: string) => Promise<unknown>;
  pause: (ms: number) => Promise<void>;
}

export interface UploadOrder {
  kind: UploadKind;
  itemId: string;
  file: File;
  /** Cancels it locally and, unless the reason is `leftForm`, on the server. */
  signal: AbortSignal;
  pauses: Pauses;
  report: (progress: UploadProgress) => void;
}

/** The reason if the form was closed. The parts of a file that have been sent are kept on the server. */
export const leftForm = 'left form';

/**
 * Uploads one file: requests a target, sends to S3 and polls until the file is published or rejected. Every attempt
 * requests its own target; one in parts continues where the last one stopped. Never throws.
 * @returns the result
 */
export async function runUpload(steps: UploadSteps, order: UploadOrder): Promise<UploadProgress> {
  const { kind, file, signal, report } = order;
  const inParts = file.size >= sentInPartsFrom;
  report({ phase: 'asking' });
  let sent: Sent;
  try {
    sent = await (inParts ? sendParts : postWhole)(steps, order);
  } catch (error) {
    return failureOf(error);
  }
  const { uploadId, outcome } = sent;
  if (outcome.kind !== 'stored') {
    // Parts that have arrived are kept for another attempt, unless the upload was given up.
    const isKept = inParts && (outcome.kind !== 'cancelled' || signal.reason === leftForm);
    if (!isKept) {
      forgetUnfinished(uploadId);
      void steps.cancel(uploadId).catch(() => undefined);
    }
    return endOfPost(kind, outcome);
  }
  forgetUnfinished(uploadId);
  report({ phase: 'checking' });
  const end = await followUpload({ read: () => steps.read(uploadId), pause: steps.pause }, signal);
  // A large file that has arrived is checked even if the form is closed.
  const isKept = inParts && signal.reason === leftForm;
  return end.phase === 'cancelled' && !isKept ? giveUp(steps, uploadId) : end;
}

interface Sent {
  uploadId: string;
  outcome: PartsOutcome;
}

async function postWhole(steps: UploadSteps, order: UploadOrder): Promise<Sent> {
  const { kind, itemId, file, signal, report } = order;
  const target = await steps.ask(kind, itemId, file);
  const timeLeft = createTimeLeft(file.size);
  report({ phase: 'sending', sentBytes: 0 });
  const outcome = await steps.post(target, file, {
    signal,
    onProgress: (sentBytes) =>
      report({ phase: 'sending', sentBytes, secondsLeft: timeLeft.after(sentBytes) }),
  });
  return { uploadId: target.uploadId, outcome };
}

async function sendParts(steps: UploadSteps, order: UploadOrder): Promise<Sent> {
  const { kind, itemId, file, signal, pauses, report } = order;
  const send = await steps.loadParts();
  const started = await steps.start(kind, itemId, file);
  const { uploadId } = started;
  const { name, size: sizeBytes, lastModified: modifiedAt } = file;
  keepUnfinished({ uploadId, kind, itemId, name, sizeBytes, modifiedAt });
  const timeLeft = createTimeLeft(file.size);
  const outcome = await send(steps, started, {
    file,
    signal,
    pauses,
    report({ sentBytes, waiting }) {
      const held = pauses.paused ? 'paused' : waiting ? 'waiting' : undefined;
      if (held) timeLeft.forget();
      report({
        phase: 'sending',
        sentBytes,
        canPause: true,
        ...(held ? { held } : { secondsLeft: timeLeft.after(sentBytes) }),
      });
    },
  });
  return { uploadId, outcome };
}

function failureOf(error: unknown): UploadProgress {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return {
    phase: 'failed',
    file: refused ? 'refused' : 'unsent',
    reason: failureText(error, messages.operationFailed),
    final: false,
  };
}

function endOfPost(
  kind: UploadKind,
  outcome: Exclude<PartsOutcome, { kind: 'stored' }>,
): UploadProgress {
  if (outcome.kind === 'cancelled') return { phase: 'cancelled' };
  if (outcome.kind === 'failed') return failureOf(outcome.error);
  if (outcome.kind === 'changed') {
    const reason = messages.theFileChangedAfterYou;
    return { phase: 'failed', file: 'unsent', reason, final: true };
  }
  if (outcome.kind === 'unreachable') {
    const reason = messages.weCouldntUploadFileCheck;
    return { phase: 'failed', file: 'unsent', reason, final: false };
  }
  const { code, status } = outcome;
  const file = status >= 500 ? 'unsent' : 'refused';
  return { phase: 'failed', file, reason: s3RefusalText(kind, code, status), final: false };
}

/**
 * Cancels an upload. A file that is being checked may be accepted before the cancellation arrives; then it is
 * published.
 */
async function giveUp({ cancel, read }: UploadSteps, uploadId: string): Promise<UploadProgress> {
  try {
    await cancel(uploadId);
    return { phase: 'cancelled' };
  } catch {
    const upload = await read(uploadId).catch(() => undefined);
    return (upload && endOf(upload)) ?? { phase: 'cancelled' };
  }
}
