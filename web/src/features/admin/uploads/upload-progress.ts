import type { Upload } from '#shared/contracts/uploads.ts';
import * as messages from './messages.ts';

/** The progress of one upload. */
export type UploadProgress =
  | { phase: 'asking' }
  | SendingProgress
  /** The file has arrived and the server is checking it. */
  | { phase: 'checking' }
  | { phase: 'accepted'; pages?: number; durationSeconds?: number }
  | { phase: 'cancelled' }
  | UploadFailure;

export interface SendingProgress {
  phase: 'sending';
  sentBytes: number;
  /** Absent while there is no estimate. */
  secondsLeft?: number;
  /** Only a file that is sent in parts can be paused. */
  canPause?: boolean;
  /** `paused`: by the administrator. `waiting`: until the connection is back. */
  held?: 'paused' | 'waiting';
}

export interface UploadFailure {
  phase: 'failed';
  reason: string;
  /** Whether the file never arrived, arrived with an unknown result, or was rejected. */
  file: 'unsent' | 'unconfirmed' | 'refused';
  /** Whether the same file would be rejected again. */
  final: boolean;
}

export const isUnderWay = (progress: UploadProgress | undefined): boolean =>
  progress !== undefined && ['asking', 'sending', 'checking'].includes(progress.phase);

/** How an upload ended, according to the server; undefined while it is in progress. */
export function endOf(upload: Upload): UploadProgress | undefined {
  const { state, reason, pages, durationSeconds } = upload;
  if (state === 'accepted') return { phase: 'accepted', pages, durationSeconds };
  if (state === 'canceled') return { phase: 'cancelled' };
  if (state !== 'rejected') return undefined;
  return {
    phase: 'failed',
    file: 'refused',
    reason: reason ?? messages.thisFileWasRejectedChoose,
    final: true,
  };
}
