import { CopyButton } from '#web/src/components/copy-button.tsx';
import styles from './code.module.css';
import { sampleText } from './sample-text.ts';

interface CodeBlockProps {
  /** `Shell`, or the file that contains the code. */
  label: string;
  text: string;
}

/** Code to type, with a label that says where. */
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

/** A sample file. */
export function FileBlock({ label, file }: { label: string; file: string }) {
  return <CodeBlock label={label} text={sampleText(file)} />;
}
