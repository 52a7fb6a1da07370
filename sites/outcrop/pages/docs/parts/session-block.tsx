import { CopyButton } from '#web/src/components/copy-button.tsx';
import { isFindingLine, OutputLine } from './output-line.tsx';
import styles from './code.module.css';
import { sampleText } from './sample-text.ts';

/** A command and its output, from a sample file. */
export function SessionBlock({ command, output }: { command: string; output: string }) {
  const lines = sampleText(output).trimEnd().split('\n');
  const hasFindings = lines.some(isFindingLine);
  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        <code className={styles.command}>
          <span aria-hidden className={styles.prompt}>
            ${' '}
          </span>
          {command}
        </code>
        <CopyButton compact text={command} what="the command" />
      </figcaption>
      <pre className={styles.output} aria-label={`Output of ${command}`}>
        {lines.map((line, index) => (
          <OutputLine key={index} line={line} isMessage={hasFindings && line.startsWith('  ')} />
        ))}
      </pre>
    </figure>
  );
}
