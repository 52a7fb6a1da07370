import type { ReactNode } from 'react';
import styles from './sort-header.module.css';

interface SortHeaderProps {
  /** Present if the table is sorted by this column. */
  direction: 'ascending' | 'descending' | undefined;
  onClick: () => void;
  children: ReactNode;
}

/** The header of a column by which a table can be sorted. */
export function SortHeader({ direction, onClick, children }: SortHeaderProps) {
  return (
    <button type="button" className={styles.sort} onClick={onClick}>
      {children}
      {direction && <span aria-hidden>{direction === 'ascending' ? '▲' : '▼'}</span>}
    </button>
  );
}
