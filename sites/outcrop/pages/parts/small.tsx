import type { ReactNode } from 'react';
import styles from './small.module.css';

/** A remark at the end of a section. */
export function Small({ children }: { children: ReactNode }) {
  return <p className={styles.small}>{children}</p>;
}
