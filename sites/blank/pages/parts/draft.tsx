import { Notice } from '#web/src/components/notice.tsx';
import styles from './draft.module.css';

/** Marks a page that the seller has to complete. */
export function Draft() {
  return (
    <div className={styles.draft}>
      <Notice tone="info" title="Draft: complete this page before you open your shop">
        Replace everything in [square brackets], have a lawyer read the rest, and remove this
        notice.
      </Notice>
    </div>
  );
}
