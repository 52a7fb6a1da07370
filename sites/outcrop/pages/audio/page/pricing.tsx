import type { ReactNode } from 'react';
import styles from './pricing.module.css';

/** The two voices, and the prices of common lengths. */
export function Pricing({ children }: { children: ReactNode }) {
  return <div className={styles.pricing}>{children}</div>;
}

export function Voices({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
