import type { ReactNode } from 'react';
import { site } from '#shared/site-config/site.ts';
import { CopyButton } from '#web/src/components/copy-button.tsx';
import styles from './data-analysis.module.css';

/** How to start, in a frame. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={styles.contact}>{children}</div>;
}

/** The support address; the link opens an email draft. */
export function MailAddress({ to }: { to: string }) {
  return (
    <p className={styles.address}>
      <a href={to}>{site.emails.support}</a>
      <CopyButton text={site.emails.support} what="the support address" />
    </p>
  );
}
