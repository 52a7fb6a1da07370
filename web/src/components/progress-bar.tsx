import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** Says what is under way, for screen readers. */
  label: string;
  /** 0 to 100; absent while it can't be known. */
  value?: number;
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} max={100} value={value} />;
}
