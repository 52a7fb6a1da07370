import type { ReactNode } from 'react';
import { InputOutputFigure } from './input-output-figure.tsx';
import styles from './consulting.module.css';

interface OpeningProps {
  number: string;
  caption: string;
  children: ReactNode;
}

/** What to send and what comes back, beside a figure of both. */
export function Opening({ number, caption, children }: OpeningProps) {
  return (
    <div className={styles.opening}>
      <p className={styles.terms}>{children}</p>
      <InputOutputFigure number={number} caption={caption} />
    </div>
  );
}
