import type { ReactNode } from 'react';
import styles from './number-table.module.css';

/** A table of figures as in a report: names on the left, numbers right-aligned. */
export function NumberTable({ children }: { children: ReactNode }) {
  return <table className={styles.table}>{children}</table>;
}
