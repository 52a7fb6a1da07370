import type { ReactNode } from 'react';
import styles from './number-table.module.css';

/** A table of figures as in a report: a name to the left, numbers that stand under each other to the right. */
export function NumberTable({ children }: { children: ReactNode }) {
  return <table className={styles.table}>{children}</table>;
}
