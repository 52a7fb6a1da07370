import type { CSSProperties } from 'react';
import { Lithology } from '#site/pages/parts/lithology.tsx';
import styles from '../loading-overlay/loading-overlay.module.css';

export interface LoadingOverlayProps {
  /** What is being opened. */
  title: string;
  /** How long the overlay stays. */
  milliseconds: string;
}

/**
 * The loading overlay of a page. The page is there below it from the first moment, for eyes, clicks, keyboard and
 * screen readers; without motion there is no overlay at all. No script takes part in it.
 */
export function LoadingOverlay({ title, milliseconds }: LoadingOverlayProps) {
  return (
    <div
      aria-hidden
      data-no-print
      data-opening
      className={styles.overlay}
      style={{ '--opening': `${milliseconds}ms` } as CSSProperties}
    >
      <div className={styles.sheet}>
        <p className={styles.title}>{title}</p>
        <div className={styles.beds}>
          <Lithology rock="sandstone" className={styles.bed} />
          <Lithology rock="shale" className={styles.bed} />
          <Lithology rock="limestone" className={styles.bed} />
          <Lithology rock="granite" className={styles.bed} />
        </div>
      </div>
    </div>
  );
}
