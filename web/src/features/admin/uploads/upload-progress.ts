import type { Upload } from '#shared/contracts/uploads.ts';
import * as messages from './messages.ts';

/** The progress of one upload. */
export type UploadProgress =
  | { phase: 'asking' }
  | SendingProgress
  /** It has arrived; the server checks it. */
  | { phase: 'checking' }
  | { phase: 'accepted'; pages?: number; durationSeconds?: number }
  | { phase: 'canceled' }
  | UploadFailure;

export interface SendingProgress {
  phase: 'sending';
  sentBytes: number;
  /** Absent while that can't be said. */
  secondsLeft?: number;
  /** Only a file that is sent in parts can be held. */
  canPause?: boolean;
  /** Held by the administrator, or until the connection is back. */
  held?: 'paused' | 'waiting';
}

export interface UploadFailure {
  phase: 'failed';
  reason: string;
  /** Whether the file never arrived, arrived and was not heard of again, or was refused. */
  file: 'unsent' | 'unconfirmed' | 'refused';
  /** The same file would be refused again. */
  final: boolean;
}

export const isUnderWay = (progress: UploadProgress | undefined): boolean =>
  progress !== undefined && ['asking', 'sending', 'checking'].includes(progress.phase);

/** How an upload ended, as the server tells it; undefined while it has not. */
export function endOf(upload: Upload): UploadProgress | undefined {
  const { state, reason, pages, durationSeconds } = upload;
  if (state === 'accepted') return { phase: 'accepted', pages, durationSeconds };
  if (state === 'canceled') return { phase: 'canceled' };
  if (state !== 'rejected') return undefined;
  return {
    phase: 'failed',
    file: 'refused',
    reason: reason ?? messages.thisFileWasRejectedChoose,
    final: true,
  };
}
