import { CopyButton } from '#web/src/components/copy-button.tsx';
import styles from './code.module.css';
import { sampleText } from './sample-text.ts';

interface CodeBlockProps {
  /** `Shell`, or the file that it is typed into. */
  label: string;
  text: string;
}

/** Something to type, under what it is typed into. */
export function CodeBlock({ label, text }: CodeBlockProps) {
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

/** A file of the samples. */
export function FileBlock({ label, file }: { label: string; file: string }) {
  return <CodeBlock label={label} text={sampleText(file)} />;
}
