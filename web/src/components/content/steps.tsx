import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import type { ItemProps } from '../item-grid.tsx';
import styles from '../item-grid.module.css';

/** A numbered list of steps. */
export function Steps({ children }: { children: ReactNode }) {
  const items = Children.toArray(children).filter((child) => isValidElement<ItemProps>(child));
  return (
    <ol className={styles.grid}>
      {items.map((item, index) => cloneElement(item, { label: `${index + 1}` }))}
    </ol>
  );
}
