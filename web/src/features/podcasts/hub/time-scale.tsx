import type { CSSProperties } from 'react';
import { formatDuration } from '#web/src/lib/duration.ts';
import { minutesPerDivision } from './minutes-per-division.ts';
import styles from './time-scale.module.css';

export interface TimeScaleProps {
  /** Undefined until the server has measured it. */
  seconds: number | undefined;
  /** Duration of the longest episode beside it: both are drawn to one scale. */
  longestSeconds: number;
}

/** An episode's duration: as text, and as a scale bar like a map's, in divisions of whole minutes. */
export function TimeScale({ seconds, longestSeconds }: TimeScaleProps) {
  if (!seconds) return <p className={styles.time} />;
  const division = minutesPerDivision(longestSeconds) * 60;
  const style = {
    '--length': seconds / longestSeconds,
    '--divisions': seconds / division,
  } as CSSProperties;
  return (
    <p className={styles.time}>
      <span aria-hidden className={styles.scale} style={style} />
      {formatDuration(seconds)}
    </p>
  );
}
