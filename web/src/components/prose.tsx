import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Running text: paragraphs, lists, tables and sub-headings at a readable measure. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
