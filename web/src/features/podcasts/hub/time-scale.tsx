import type { CSSProperties } from 'react';
import { minutesPerDivision } from '../duration.ts';
import styles from './time-scale.module.css';

export interface TimeScaleProps {
  seconds: number;
  /** Of the longest episode beside it: both are drawn to one scale. */
  longestSeconds: number;
}

/** An episode's length as a map's scale bar, in divisions of whole minutes. */
export function TimeScale({ seconds, longestSeconds }: TimeScaleProps) {
  const division = minutesPerDivision(longestSeconds) * 60;
  const style = {
    '--length': seconds / longestSeconds,
    '--divisions': seconds / division,
  } as CSSProperties;
  return <span aria-hidden className={styles.scale} style={style} />;
}
