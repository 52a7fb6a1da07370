import type { ReactNode } from 'react';
import styles from './about.module.css';

/** The first sentence of a bed's text. */
export function Statement({ children }: { children: ReactNode }) {
  return <p className={styles.statement}>{children}</p>;
}

/** A remark below the content of a bed. */
export function Small({ children }: { children: ReactNode }) {
  return <p className={styles.small}>{children}</p>;
}
