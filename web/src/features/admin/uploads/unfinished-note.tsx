import type { UploadKind } from '#shared/contracts/uploads.ts';
import { Button } from '#web/src/components/button.tsx';
import { sizeText } from './transfer-texts.ts';
import * as messages from './messages.ts';
import { isSameFile } from './unfinished-uploads.ts';
import type { UploadProgress } from './upload-progress.ts';
import { useUnfinished } from './use-unfinished.ts';
import styles from './upload-field.module.css';

export interface UnfinishedNoteProps {
  kind: UploadKind;
  itemId: string | undefined;
  /** The file that is chosen now. */
  file: File | undefined;
  progress: UploadProgress | undefined;
}

/** Shows which file has been sent in part, and how to continue. */
export function UnfinishedNote({ kind, itemId, file, progress }: UnfinishedNoteProps) {
  const unfinished = useUnfinished(kind, itemId);
  if (!unfinished || progress) return null;
  const { upload, percent, giveUp } = unfinished;
  if (file) {
    return (
      isSameFile(upload, file) && (
        <p className={styles.unfinished} role="status">
          {messages.percentIsAlreadyUploaded(percent)}
        </p>
      )
    );
  }
  return (
    <p className={styles.unfinished}>
      <span>{messages.namePartlyUploaded(upload.name, sizeText(upload.sizeBytes), percent)}</span>
      <Button
        variant="quiet"
        size="sm"
        aria-label={messages.discardName(upload.name)}
        onClick={giveUp}
      >
        {messages.discard}
      </Button>
    </p>
  );
}
