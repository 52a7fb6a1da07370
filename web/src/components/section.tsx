import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './section.module.css';

export interface SectionProps {
  id?: string;
  heading: string;
  /** A sentence or two under the heading. */
  intro?: ReactNode;
  /** Heading above the content instead of in the margin beside it. */
  stacked?: boolean;
  children: ReactNode;
}

/** A part of a page under a ruler: the heading is in the margin, as in a field notebook. */
export function Section({ id, heading, intro, stacked = false, children }: SectionProps) {
  return (
    <section id={id} className={classNames(styles.section, stacked && styles.stacked)}>
      <div className={styles.margin}>
        <h2>{heading}</h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
