import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** Names the activity, for screen readers. */
  label: string;
  /** 0 to 100; absent while unknown. */
  value?: number;
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} max={100} value={value} />;
}
