import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { adminLinks, currentLink } from './admin-links.ts';
import styles from './admin-nav.module.css';
import * as messages from './messages.ts';

/** The navigation of all admin pages. On a phone it scrolls sideways, with the current link in view. */
export function AdminNav() {
  const { pathname, hash } = useLocation();
  const current = currentLink(pathname, hash);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Not `scrollIntoView`, which would scroll the page too.
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
