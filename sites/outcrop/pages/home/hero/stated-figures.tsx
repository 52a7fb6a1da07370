import type { ReactNode } from 'react';
import { Scale } from '#web/src/components/scale-figures.tsx';
import styles from './stated-figures.module.css';

interface StatedFiguresProps {
  label: string;
  /** The party that states the figures. */
  note: string;
  children: ReactNode;
}

/** The operator's own figures: claims from the configuration, labelled as such. */
export function StatedFigures({ label, note, children }: StatedFiguresProps) {
  return (
    <div className={styles.figures}>
      <Scale label={label}>{children}</Scale>
      <p>{note}</p>
    </div>
  );
}
