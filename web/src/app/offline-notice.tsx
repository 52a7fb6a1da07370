import { useSyncExternalStore } from 'react';
import { StillLoading } from '../components/still-loading.tsx';
import { waitingParts } from '../lib/parts/waiting-parts.ts';
import * as messages from './messages.ts';
import styles from './offline-notice.module.css';

/** Shows a notice while the browser is offline, and while the visitor waits for a page, the player or the assistant. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const waiting = useSyncExternalStore(waitingParts.subscribe, waitingParts.any, () => false);
  return (
    <div role="status" className={styles.position}>
      {!online && <p className={styles.notice}>{messages.youreOfflineYouCanKeep}</p>}
      {waiting && (
        <div className={styles.notice}>
          <StillLoading onRetry={waitingParts.retry} />
        </div>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
