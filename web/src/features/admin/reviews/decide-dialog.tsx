import { useState } from 'react';
import type { DecidedReview, ManagedReview, ReviewState } from '#shared/contracts/reviews.ts';
import { Notice } from '#web/src/components/notice.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { toast } from '#web/src/lib/toast.ts';
import { adminCall } from '../parts/admin-call.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { wordsOf, type Decision } from './decisions.ts';
import * as messages from './messages.ts';
import styles from './reviews.module.css';

interface DecideDialogProps {
  decision: Decision;
  /** Their current state. */
  state: ReviewState;
  reviews: readonly ManagedReview[];
  /** Called with the revisions that were decided, or that are out of date. */
  onDecided: (revisions: readonly string[]) => void;
  onClose: () => void;
}

/** Shows the selected reviews and the effect of a decision, makes it, and names the reviews that failed. */
export function DecideDialog({ decision, state, onDecided, onClose, ...rest }: DecideDialogProps) {
  // The list is read again behind the dialog.
  const [reviews] = useState(rest.reviews);
  const [failed, setFailed] = useState<DecidedReview[]>([]);
  const words = wordsOf(decision, state);
  const count = reviews.length;
  const { run, pending, error } = useAction(async () => {
    const sent = reviews.map(({ userId, kind, itemId, revision }) => {
      return { userId, kind, itemId, revision };
    });
    const response = await adminCall('POST /api/admin/reviews/decisions', {
      action: decision,
      reviews: sent,
    });
    const changed = response.reviews.filter(({ outcome }) => outcome === 'changed').length;
    const left = response.reviews.filter(({ outcome }) => outcome === 'failed');
    if (changed > 0) toast.success(words.done(changed));
    onDecided(reviews.map(({ revision }) => revision));
    if (left.length === 0) onClose();
    else setFailed(left);
  });
  const sentenceOf = (of: string) => reviews.find(({ revision }) => revision === of)?.sentence;
  const isOver = failed.length > 0;
  return (
    <ConfirmDialog
      open
      title={words.title(count)}
      confirmLabel={isOver ? messages.close : words.button}
      danger={decision === 'hide' && !isOver}
      pending={pending}
      error={error && failureText(error, messages.nothingWasChanged)}
      onClose={onClose}
      onConfirm={() => (isOver ? onClose() : void run())}
    >
      {isOver ? (
        <Notice tone="error" title={words.notDone}>
          <ul className={styles.quotes}>
            {failed.map(({ revision, text }) => (
              <li key={revision}>
                “{sentenceOf(revision)}”: {text}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <>
          <ul className={styles.quotes}>
            {reviews.map(({ revision, sentence }) => (
              <li key={revision}>“{sentence}”</li>
            ))}
          </ul>
          <p>{words.will(count)}</p>
        </>
      )}
    </ConfirmDialog>
  );
}
