import type { ReactNode } from 'react';
import { Stars } from './stars.tsx';
import styles from './reviews.module.css';

interface ReviewLineProps {
  stars: number | undefined;
  sentence: string;
  /** The author and the date. */
  by: string;
  children?: ReactNode;
}

/** Stars, the sentence, and its author. */
export function ReviewLine({ stars, sentence, by, children }: ReviewLineProps) {
  return (
    <div className={styles.review}>
      {stars !== undefined && <Stars stars={stars} />}
      <blockquote className={styles.sentence}>{sentence}</blockquote>
      <p className={styles.byline}>{by}</p>
      {children}
    </div>
  );
}
