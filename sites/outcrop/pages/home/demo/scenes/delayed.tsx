import type { CSSProperties, ReactNode } from 'react';
import styles from './scene.module.css';

export const after = (seconds: number) => ({ '--after': `${seconds}s` }) as CSSProperties;

/** A part of a drawing that appears some seconds after its scene has begun. */
export function Delayed({ seconds, children }: { seconds: number; children: ReactNode }) {
  return (
    <g className={styles.later} style={after(seconds)}>
      {children}
    </g>
  );
}
