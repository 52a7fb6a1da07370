import { trackPaths } from '#shared/site-art/track.ts';
import styles from './seek-bar.module.css';

/** The picture of the seek bar: the played part in colour, the rest covered. */
export function SeekBed() {
  return (
    <>
      <svg className={styles.bed} viewBox="0 0 1200 40" preserveAspectRatio="none" aria-hidden>
        {trackPaths.map((path, bed) => (
          <path key={path} d={path} fill={`var(--palette-${bed + 1})`} />
        ))}
      </svg>
      <span className={styles.unplayed} />
      <span className={styles.buffered} />
    </>
  );
}
