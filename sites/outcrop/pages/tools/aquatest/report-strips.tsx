import type { ReactNode } from 'react';
import styles from './report-strips.module.css';
import { sheets } from './report-sheets.tsx';

/** A laboratory's sheet cut into strips, each beside the feature that handles it. */
export function Strips({ children }: { children: ReactNode }) {
  return <ol className={styles.strips}>{children}</ol>;
}

export interface StripProps {
  number: string;
  sheet: keyof typeof sheets;
  feature: string;
  children: ReactNode;
}

export function Strip({ number, sheet, feature, children }: StripProps) {
  return (
    <li className={styles.strip}>
      <div className={styles.sheet}>{sheets[sheet]}</div>
      <div className={styles.note}>
        <span aria-hidden className={styles.number}>
          {number}
        </span>
        <h3>{feature}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}
