import type { ReactNode } from 'react';
import styles from './about.module.css';

/** Promises about data, as stamps. They state what the program does, not what is planned (docs/security.md). */
export function Badges({ children }: { children: ReactNode }) {
  return <ul className={styles.badges}>{children}</ul>;
}

export interface BadgeProps {
  mark: string;
  unit: string;
  title: string;
  children: ReactNode;
}

export function Badge({ mark, unit, title, children }: BadgeProps) {
  return (
    <li>
      <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden>
        <circle cx="48" cy="48" r="46" />
        <circle cx="48" cy="48" r="40" strokeDasharray="1 3.2" />
        <text x="48" y="53" className={styles.mark}>
          {mark}
        </text>
        <text x="48" y="70" className={styles.unit}>
          {unit}
        </text>
      </svg>
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}
