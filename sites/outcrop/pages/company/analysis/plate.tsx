import type { ReactNode } from 'react';
import styles from './plate.module.css';

export interface PlateProps {
  /** 'Fig. 1' */
  number: string;
  /** A description of the drawing, which is hidden from screen readers. */
  caption: ReactNode;
  width: number;
  height: number;
  children: ReactNode;
}

/** A figure of a paper: drawing, number and caption. */
export function Plate({ number, caption, width, height, children }: PlateProps) {
  return (
    <figure className={styles.plate}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
        {children}
      </svg>
      <figcaption>
        <strong>{number}</strong> {caption}
      </figcaption>
    </figure>
  );
}
