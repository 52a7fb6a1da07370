import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

/** The affiliate disclosure, shown above the links that it covers. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={styles.disclosure} aria-label={label}>
      {children}
    </aside>
  );
}
