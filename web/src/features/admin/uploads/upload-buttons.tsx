import { RotateCcw, X } from 'lucide-react';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import { Button } from '#web/src/components/button.tsx';
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
  /** Runs when a file that was sent again has come through or not. */
  onRetried: (outcome: SendOutcome) => void;
}

const quiet = { variant: 'quiet', size: 'sm' } as const;

/** What can be done with a chosen file, from choosing it to its acceptance. */
export function UploadButtons({ kind, label, uploads, itemId, onRetried }: UploadButtonsProps) {
  const { file, progress } = uploads.slot(kind);
  const underWay = isUnderWay(progress);
  const retriable =
    (progress?.phase === 'failed' && !progress.final) || progress?.phase === 'canceled';
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
          aria-label={`Cancel ${label}`}
          onClick={() => uploads.cancel(kind)}
        >
          Cancel
        </Button>
      )}
      {retriable && itemId !== undefined && (
        <Button
          {...quiet}
          icon={<RotateCcw aria-hidden />}
          aria-label={`Retry ${label}`}
          onClick={() => void uploads.retry(kind, itemId).then(onRetried)}
        >
          Retry
        </Button>
      )}
      {!underWay && progress?.phase !== 'accepted' && (
        <Button
          {...quiet}
          aria-label={`Remove ${file?.name ?? label}`}
          onClick={() => uploads.choose(kind, undefined)}
        >
          Remove
        </Button>
      )}
    </span>
  );
}
