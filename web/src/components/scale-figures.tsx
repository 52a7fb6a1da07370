import type { ReactNode } from 'react';
import styles from './scale-figures.module.css';

export interface Figure {
  value: string;
  label: string;
}

/** Figures along a map's scale bar. */
export function ScaleFigures({ figures, label }: { figures: readonly Figure[]; label: string }) {
  return (
    <Scale label={label}>
      {figures.map((figure) => (
        <ScaleFigure key={figure.label} {...figure} />
      ))}
    </Scale>
  );
}

/** The scale bar of a page of text. */
export function Scale({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={styles.scale} aria-label={label}>
      {children}
    </dl>
  );
}

export function ScaleFigure({ value, label }: Figure) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
