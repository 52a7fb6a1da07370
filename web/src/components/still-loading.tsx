import { Button } from './button.tsx';
import * as messages from './messages.ts';
import styles from './still-loading.module.css';

/**
 * Shown instead of a part of the page whose code has not loaded. The code is requested again when the connection
 * returns.
 */
export function StillLoading({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.waiting}>
      <p>{messages.stillLoadingCheckYourConnection}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}
