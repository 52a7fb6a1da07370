import type { ReactNode } from 'react';
import styles from './orders.module.css';

/** Facts with their names, in a section of the order's page. */
export function FactSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A fact with its name; omitted if it is empty. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === undefined || children === false || children === '') return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
