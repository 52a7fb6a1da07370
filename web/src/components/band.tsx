import { bandPaths } from '#shared/site-art/band.ts';
import styles from './band.module.css';

/** A divider between parts of a page. */
export function Band() {
  return (
    <svg className={styles.band} viewBox="0 0 1200 48" preserveAspectRatio="none" aria-hidden>
      {bandPaths.map((path, bed) => (
        <path key={path} d={path} fill={`var(--palette-${bed + 1})`} />
      ))}
    </svg>
  );
}
