import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { adminLinks, currentLink } from './admin-links.ts';
import styles from './admin-nav.module.css';
import * as messages from './messages.ts';

/** The desks, on every page of the administrators. On a phone it scrolls sideways, with the open desk in sight. */
export function AdminNav() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const current = currentLink(pathname, search.get('tab'));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Not `scrollIntoView`: it would move the page as well.
    if (open) list.current!.scrollLeft = open.offsetLeft - list.current!.clientWidth / 3;
  }, [current]);
  return (
    <nav aria-label={messages.administration} className={styles.nav}>
      <ul ref={list} className={styles.list}>
        {adminLinks.map(({ to, label }) => (
          <li key={to}>
            <SiteLink
              to={to}
              className={styles.link}
              aria-current={to === current ? 'page' : undefined}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
