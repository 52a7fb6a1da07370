import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Short facts in a line, each an `li`, with dots between them. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <div className={styles.facts}>
      <ul className={styles.line}>{children}</ul>
    </div>
  );
}
