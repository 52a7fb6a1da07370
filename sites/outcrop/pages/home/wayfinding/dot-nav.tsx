import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stops } from './stops.ts';
import { useCurrentStop } from './use-current-stop.ts';
import styles from './dot-nav.module.css';

/** The sections of the page as sample points on a line at its side. */
export function DotNav() {
  const current = useCurrentStop();
  const { search } = useLocation();
  const navigate = useNavigate();

  function go(event: MouseEvent, id: string): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ search, hash: `#${id}` }, { replace: true });
    focusSection(id);
  }

  return (
    <nav aria-label="On this page" className={styles.dots} data-no-print>
      <ul className={styles.line}>
        {stops.map(({ id, label }) => (
          <li key={id}>
            {/* A plain link, which keeps the query and the ticked items, even before the app has started. */}
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => go(event, id)}
            >
              <span className={styles.label}>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The next Tab continues from here, as after any link within a page. */
function focusSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
