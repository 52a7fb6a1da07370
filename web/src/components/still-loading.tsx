import { Button } from './button.tsx';
import styles from './still-loading.module.css';

/** In place of a part of the page whose code has not come. It comes by itself when the connection is back. */
export function StillLoading({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.waiting}>
      <p>Still loading… Check your connection.</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
