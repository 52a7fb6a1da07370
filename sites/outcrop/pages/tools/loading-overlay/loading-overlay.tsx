import type { CSSProperties } from 'react';
import { Lithology } from '#site/pages/parts/lithology.tsx';
import styles from '../loading-overlay/loading-overlay.module.css';

export interface LoadingOverlayProps {
  /** The name of the page that is opening. */
  title: string;
  /** How long the overlay stays. */
  milliseconds: string;
}

/**
 * The loading overlay of a page. The page below can be seen, clicked and read by screen readers from the start; with
 * reduced motion there is no overlay. It uses no script.
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
