import { RotateCcw, X } from 'lucide-react';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import { Button } from '#web/src/components/button.tsx';
import * as messages from './messages.ts';
import { PauseButton } from './pause-button.tsx';
import { isUnderWay } from './upload-progress.ts';
import type { SendOutcome, Uploads } from './use-uploads.ts';
import styles from './upload-field.module.css';

export interface UploadButtonsProps {
  kind: UploadKind;
  label: string;
  uploads: Uploads;
  /** The item that the file belongs to; undefined until it has been created. */
  itemId: string | undefined;
  /** Called when a retried file has been accepted or has failed. */
  onRetried: (outcome: SendOutcome) => void;
}

const quiet = { variant: 'quiet', size: 'sm' } as const;

/** The buttons for a chosen file, until it is accepted. */
export function UploadButtons({ kind, label, uploads, itemId, onRetried }: UploadButtonsProps) {
  const { file, progress } = uploads.slot(kind);
  const underWay = isUnderWay(progress);
  const retriable =
    (progress?.phase === 'failed' && !progress.final) || progress?.phase === 'cancelled';
  return (
    <span className={styles.buttons}>
      {progress?.phase === 'sending' && progress.canPause && (
        <PauseButton
          label={label}
          paused={progress.held === 'paused'}
          onPause={() => uploads.pause(kind)}
          onResume={() => uploads.resume(kind)}
        />
      )}
      {underWay && (
        <Button
          {...quiet}
          icon={<X aria-hidden />}
          aria-label={messages.cancelLabel(label)}
          onClick={() => uploads.cancel(kind)}
        >
          {messages.cancel}
        </Button>
      )}
      {retriable && itemId !== undefined && (
        <Button
          {...quiet}
          icon={<RotateCcw aria-hidden />}
          aria-label={messages.tryAgainLabel(label)}
          onClick={() => void uploads.retry(kind, itemId).then(onRetried)}
        >
          {messages.tryAgain}
        </Button>
      )}
      {!underWay && progress?.phase !== 'accepted' && (
        <Button
          {...quiet}
          aria-label={messages.removeName(file?.name ?? label)}
          onClick={() => uploads.choose(kind, undefined)}
        >
          {messages.remove}
        </Button>
      )}
    </span>
  );
}
