import type { ReactNode } from 'react';
import styles from './order-steps.module.css';

/** Three steps along a tape. */
export function OrderSteps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

export interface OrderStepProps {
  when: string;
  title: string;
  children: ReactNode;
}

export function OrderStep({ when, title, children }: OrderStepProps) {
  return (
    <li>
      <p className={styles.when}>{when}</p>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
