import styles from './spinner.module.css';

/** Shows that something is running. With a label it is announced; without one it decorates a text that says the same. */
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
