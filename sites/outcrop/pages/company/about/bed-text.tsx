import type { ReactNode } from 'react';
import styles from './about.module.css';

/** The sentence that the text of a bed begins with. */
export function Statement({ children }: { children: ReactNode }) {
  return <p className={styles.statement}>{children}</p>;
}

/** A remark under what a bed shows. */
export function Small({ children }: { children: ReactNode }) {
  return <p className={styles.small}>{children}</p>;
}
