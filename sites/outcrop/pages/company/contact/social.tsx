import type { ReactNode } from 'react';
import { site } from '#shared/site-config/site.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import styles from './contact.module.css';

/** The configured links to social networks, with a remark. */
export function Social({ children }: { children: ReactNode }) {
  return (
    <>
      <ul className={styles.social}>
        {site.links.social.map(({ label, url }) => (
          <li key={url}>
            <SiteLink to={url}>{label}</SiteLink>
          </li>
        ))}
      </ul>
      <p className={styles.small}>{children}</p>
    </>
  );
}
