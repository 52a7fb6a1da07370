import { ProgressBar } from '#web/src/components/progress-bar.tsx';
import { pagesText } from '#web/src/lib/messages.ts';
import { clockTime } from '#web/src/lib/player/time-text.ts';
import * as messages from './messages.ts';
import { timeLeftText } from './time-left.ts';
import { percentSent, sizeText } from './transfer-texts.ts';
import type { UploadProgress } from './upload-progress.ts';
import styles from './upload-field.module.css';

export interface UploadStateProps {
  file: File;
  progress: UploadProgress | undefined;
  /** Of the field. */
  label: string;
}

/** The progress of a file: as text, and with a bar while it is being sent. */
export function UploadState({ file, progress, label }: UploadStateProps) {
  return (
    <div className={styles.state}>
      {/* Each phase is announced. The running figures are not: announcements would never end. */}
      <span role="status">{phaseText(progress)}</span>
      {progress?.phase === 'sending' && (
        <>
          <span className={styles.figures}>
            {messages.sentSoFar(
              percentSent(progress.sentBytes, file.size),
              sizeText(progress.sentBytes),
              sizeText(file.size),
            )}
            {progress.secondsLeft !== undefined && ` · ${timeLeftText(progress.secondsLeft)}`}
          </span>
          <ProgressBar
            label={messages.uploadingLabel(label)}
            value={percentSent(progress.sentBytes, file.size)}
          />
        </>
      )}
      {(progress?.phase === 'asking' || progress?.phase === 'checking') && (
        <ProgressBar label={`${phaseText(progress)} ${label}`} />
      )}
    </div>
  );
}

const failureLabels = {
  unsent: messages.notUploaded,
  unconfirmed: messages.uploadedNotConfirmed,
  refused: messages.notAccepted,
};

const sendingTexts = {
  running: messages.uploading,
  paused: messages.paused,
  waiting: messages.noConnectionTryingAgain,
};

function phaseText(progress: UploadProgress | undefined): string {
  switch (progress?.phase) {
    case undefined:
      return messages.uploadsWhenYouSave;
    case 'asking':
      return messages.starting;
    case 'sending':
      return sendingTexts[progress.held ?? 'running'];
    case 'checking':
      return messages.checkingFile;
    case 'cancelled':
      return messages.cancelled;
    case 'failed':
      return failureLabels[progress.file];
    case 'accepted':
      return [messages.accepted, acceptedFact(progress)].filter(Boolean).join(' · ');
  }
}

function acceptedFact({ pages, durationSeconds }: { pages?: number; durationSeconds?: number }) {
  if (pages !== undefined) return pagesText(pages);
  return durationSeconds === undefined ? undefined : clockTime(durationSeconds);
}
