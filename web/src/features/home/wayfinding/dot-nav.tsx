import { Link, useLocation } from 'react-router-dom';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { stops } from './stops.ts';
import { useCurrentStop } from './use-current-stop.ts';
import styles from './dot-nav.module.css';

/** The page as sample points on a line at its side. */
export function DotNav() {
  const current = useCurrentStop();
  const hydrated = useHydrated();
  const { search } = useLocation();
  return (
    <nav aria-label="On this page" className={styles.dots} data-no-print>
      <ul className={styles.line}>
        {stops.map(({ id, label }) => (
          <li key={id}>
            <Link
              replace
              // What was ticked stays ticked.
              to={{ pathname: '/', search: hydrated ? search : '', hash: `#${id}` }}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => focusSection(id)}
            >
              <span className={styles.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where the next Tab goes on from, as after any link within a page. */
function focusSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
