import { CopyButton } from '#web/src/components/copy-button.tsx';
import styles from './code.module.css';

/** Something to type, under what it is typed into. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        <span className={styles.name}>{label}</span>
        <CopyButton compact text={text} what={label === 'Shell' ? 'the command' : label} />
      </figcaption>
      <pre className={styles.code} tabIndex={0} aria-label={label}>
        <code>{text.trimEnd()}</code>
      </pre>
    </figure>
  );
}
