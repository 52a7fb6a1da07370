import { classNames } from '#web/src/lib/class-names.ts';
import { coreSample } from '../core-sample.ts';
import { sampleFindings, sampleSummary, type SampleFinding } from './findings.ts';
import { specimens, type Cut } from './specimen.ts';
import styles from './specimen-figure.module.css';

/** Files as specimens with numbered leader lines, beside what Core prints about them. */
export function SpecimenFigure({ caption }: { caption: string }) {
  return (
    <figure className={styles.figure}>
      <div className={styles.plate}>
        <div className={styles.specimens}>
          {specimens.map(({ file, cuts }) => (
            <div key={file}>
              <p className={styles.file}>{file}</p>
              {cuts.map((cut) => (
                <CutLines key={cut.first} file={file} cut={cut} />
              ))}
            </div>
          ))}
        </div>
        <Terminal />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function CutLines({ file, cut: { first, lines } }: { file: string; cut: Cut }) {
  return (
    <ol className={styles.cut} start={first}>
      {lines.map((text, index) => {
        const line = first + index;
        const findings = sampleFindings.filter((each) => each.file === file && each.line === line);
        return <FileLine key={line} {...{ line, text, findings }} />;
      })}
    </ol>
  );
}

interface FileLineProps {
  line: number;
  text: string;
  findings: readonly SampleFinding[];
}

function FileLine({ line, text, findings }: FileLineProps) {
  const [finding] = findings;
  return (
    <li className={classNames(styles.line, finding && styles[finding.severity])}>
      <span className={styles.gutter} aria-hidden>
        {line}
      </span>
      <code className={styles.code}>{finding ? <mark>{text}</mark> : text}</code>
      {finding && (
        <>
          <span className={styles.leader} aria-hidden />
          <span className={styles.number}>{finding.number}</span>
        </>
      )}
    </li>
  );
}

function Terminal() {
  return (
    <div className={styles.terminal}>
      <p className={styles.command}>
        <span aria-hidden>$ </span>
        {coreSample.command}
      </p>
      <ol className={styles.findings}>
        {sampleFindings.map(({ number, severity, head, message }) => (
          <li key={number} className={styles[severity]}>
            <span className={styles.number} aria-hidden>
              {number}
            </span>
            <p className={styles.head}>{head}</p>
            <p>{message}</p>
          </li>
        ))}
      </ol>
      <p>{sampleSummary}</p>
    </div>
  );
}
