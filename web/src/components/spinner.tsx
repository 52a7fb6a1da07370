import styles from './spinner.module.css';

/** Turns while something runs. With a label it is announced; without one it decorates a text that says so already. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span
      className={styles.spinner}
      role={label === undefined ? undefined : 'status'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    />
  );
}
