import type { ReactNode } from 'react';
import styles from './geodata.module.css';

/** Text beside its figure or table. */
export function Beside({ children }: { children: ReactNode }) {
  return <div className={styles.fit}>{children}</div>;
}

/** A remark under a figure. */
export function Small({ children }: { children: ReactNode }) {
  return <p className={styles.las}>{children}</p>;
}
