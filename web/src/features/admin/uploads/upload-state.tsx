import { ProgressBar } from '#web/src/components/progress-bar.tsx';
import { durationText, percentSent, sizeText } from './file-facts.ts';
import { timeLeftText } from './time-left.ts';
import type { UploadProgress } from './upload-progress.ts';
import styles from './upload-field.module.css';

export interface UploadStateProps {
  file: File;
  progress: UploadProgress | undefined;
  /** Of the field. */
  label: string;
}

/** How far a file is: in words, and with a bar while it is on its way. */
export function UploadState({ file, progress, label }: UploadStateProps) {
  return (
    <div className={styles.state}>
      {/* Announced phase by phase; the running figures are not, they would never end. */}
      <span role="status">{phaseText(progress)}</span>
      {progress?.phase === 'sending' && (
        <>
          <span className={styles.figures}>
            {percentSent(progress.sentBytes, file.size)} % · {sizeText(progress.sentBytes)} of{' '}
            {sizeText(file.size)}
            {progress.secondsLeft !== undefined && ` · ${timeLeftText(progress.secondsLeft)}`}
          </span>
          <ProgressBar
            label={`Uploading ${label}`}
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
  unsent: 'Not uploaded',
  unconfirmed: 'Uploaded, not confirmed',
  refused: 'Not accepted',
};

const sendingTexts = {
  running: 'Uploading',
  paused: 'Paused',
  waiting: 'No connection. Trying again …',
};

function phaseText(progress: UploadProgress | undefined): string {
  switch (progress?.phase) {
    case undefined:
      return 'Uploads when you save';
    case 'asking':
      return 'Starting …';
    case 'sending':
      return sendingTexts[progress.held ?? 'running'];
    case 'checking':
      return 'Checking the file …';
    case 'canceled':
      return 'Canceled';
    case 'failed':
      return failureLabels[progress.file];
    case 'accepted':
      return ['Accepted', acceptedFact(progress)].filter(Boolean).join(' · ');
  }
}

function acceptedFact({ pages, durationSeconds }: { pages?: number; durationSeconds?: number }) {
  if (pages !== undefined) return pages === 1 ? '1 page' : `${pages} pages`;
  return durationSeconds === undefined ? undefined : durationText(durationSeconds);
}
