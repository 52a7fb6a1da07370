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

/** Short items in cells divided by hairlines, like the legend of a map. */
export function ItemGrid({ items }: { items: readonly GridItem[] }) {
  const cells = items.map(({ title, text, label }) => (
    <Item key={title} title={title} label={label}>
      {text}
    </Item>
  ));
  return <Items>{cells}</Items>;
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
