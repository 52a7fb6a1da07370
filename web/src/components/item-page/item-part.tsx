import type { ReactNode } from 'react';
import styles from './item-part.module.css';

export interface ItemPartProps {
  id?: string;
  heading: string;
  children: ReactNode;
}

/** A section of an item's page, under a ruler. */
export function ItemPart({ id, heading, children }: ItemPartProps) {
  return (
    <section id={id} className={styles.part}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
