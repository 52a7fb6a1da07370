import type { ReactNode } from 'react';
import styles from './item-grid.module.css';

export interface Item {
  title: string;
  text: ReactNode;
  /** A small label over the title. */
  label?: string;
}

/** Short items in cells divided by hairlines, like the legend of a map. `numbered` makes them steps in order. */
export function ItemGrid({
  items,
  numbered = false,
}: {
  items: readonly Item[];
  numbered?: boolean;
}) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={styles.grid}>
      {items.map(({ title, text, label }, index) => (
        <li key={title} className={styles.item}>
          {(numbered || label) && <p className={styles.label}>{label ?? `${index + 1}`}</p>}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
