import type { ReactNode } from 'react';
import styles from './data-analysis.module.css';

/** The steps of a project. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

export interface StepProps {
  title: string;
  /** How long the step takes. */
  time: string;
  children: ReactNode;
}

export function Step({ title, time, children }: StepProps) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
      <p className={styles.time}>{time}</p>
    </li>
  );
}
