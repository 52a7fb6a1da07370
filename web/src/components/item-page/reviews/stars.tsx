import { VisuallyHidden } from '../../visually-hidden.tsx';
import * as messages from './messages.ts';
import styles from './reviews.module.css';

/** One star of 24 units, as a path relative to its starting point. */
const star = 'l3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2-6.2 3.2 1.2-6.8-5-4.9 6.9-1z';
const path = (count: number): string =>
  Array.from({ length: count }, (_, index) => `M${12 + 24 * index} 2.5${star}`).join('');
const five = path(5);

/** One to five stars. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className={styles.stars}>
      <svg aria-hidden viewBox="0 0 120 24" width="85" height="17">
        <path d={five} className={styles.none} />
        <path d={path(stars)} className={styles.full} />
      </svg>
      <VisuallyHidden>{messages.starsOf5(stars)}</VisuallyHidden>
    </span>
  );
}
