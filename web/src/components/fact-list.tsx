import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Short facts on one line, each an `li`, separated by dots. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <div className={styles.facts}>
      <ul className={styles.line}>{children}</ul>
    </div>
  );
}
