import type { CSSProperties, ReactNode } from 'react';
import { Lithology } from '#site/pages/parts/lithology.tsx';
import type { Rock } from '#site/art/lithologies.ts';
import styles from './about.module.css';

export interface BedProps {
  /** Counted from the base up, as geologists do. */
  number: string;
  rock: Rock;
  stratum: '1' | '2' | '3' | '4';
  /** How far the bed projects from the cliff, in per cent: hard rocks project further than soft ones. */
  width: string;
  heading: string;
  children: ReactNode;
}

/** The section: its beds, youngest on top. */
export function Beds({ children }: { children: ReactNode }) {
  return <div className={styles.section}>{children}</div>;
}

/** A part of the page as a bed of a measured section, with its rock in the column on the left. */
export function Bed({ number, rock, stratum, width, heading, children }: BedProps) {
  const look = { '--bed': `var(--palette-${stratum})`, '--reach': `${width}%` } as CSSProperties;
  return (
    <section className={styles.bed} style={look}>
      <div className={styles.column} aria-hidden>
        <span className={styles.rock}>
          <Lithology rock={rock} />
        </span>
        <span className={styles.number}>Bed {number}</span>
      </div>
      <div className={styles.text}>
        <h2>{heading}</h2>
        {children}
      </div>
    </section>
  );
}
