import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { failureText, hasCode } from '#web/src/lib/api/api-error.ts';
import type { ApiError } from '#web/src/lib/api/api-error.ts';
import styles from './editor-frame.module.css';
import * as messages from './messages.ts';

export interface LoadingEditorProps {
  error: ApiError | undefined;
  /** 'This article no longer exists' */
  goneText: string;
  onRetry: () => void;
  onClose: () => void;
}

/** Shown instead of a form while its item is loading, or if it could not be read. */
export function LoadingEditor({ error, goneText, onRetry, onClose }: LoadingEditorProps) {
  const gone = hasCode(error, 'not_found');
  return (
    <section className={styles.sheet} aria-busy={!error} aria-label={messages.form}>
      {error ? (
        <Notice
          tone="error"
          title={gone ? goneText : failureText(error, messages.operationFailed)}
          action={
            <>
              {!gone && (
                <Button size="sm" onClick={onRetry}>
                  {messages.tryAgain}
                </Button>
              )}
              <Button size="sm" variant="secondary" onClick={onClose}>
                {messages.close}
              </Button>
            </>
          }
        />
      ) : (
        <div className={styles.main}>
          <Skeleton width="40%" height="2rem" />
          <Skeleton height="2.75rem" />
          <Skeleton height="5rem" />
          <Skeleton height="12rem" />
        </div>
      )}
    </section>
  );
}
