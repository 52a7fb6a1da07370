import type { ReactNode } from 'react';
import styles from './item-grid.module.css';

export interface ItemProps {
  title: string;
  /** A small label over the title. */
  label?: string;
}

export interface GridItem extends ItemProps {
  text: ReactNode;
}

/** Short items in cells divided by hairlines, like the legend of a map. `numbered` makes them steps in order. */
export function ItemGrid({
  items,
  numbered = false,
}: {
  items: readonly GridItem[];
  numbered?: boolean;
}) {
  const cells = items.map(({ title, text, label }, index) => (
    <Item key={title} title={title} label={label ?? (numbered ? `${index + 1}` : undefined)}>
      {text}
    </Item>
  ));
  return numbered ? <ol className={styles.grid}>{cells}</ol> : <Items>{cells}</Items>;
}

/** The grid of a page of text. */
export function Items({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

export function Item({ title, label, children }: ItemProps & { children: ReactNode }) {
  return (
    <li className={styles.item}>
      {label && <p className={styles.label}>{label}</p>}
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
