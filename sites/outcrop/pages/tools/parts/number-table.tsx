import type { ReactNode } from 'react';
import styles from './number-table.module.css';

/** A table of figures as in a report: a name to the left, numbers aligned under each other on the right. */
export function NumberTable({ children }: { children: ReactNode }) {
  return <table className={styles.table}>{children}</table>;
}
