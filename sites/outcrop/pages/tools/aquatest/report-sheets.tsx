import { ReadingTable } from './reading-table.tsx';
import styles from './report-strips.module.css';
import { finding, sampleReport } from './sample-report.ts';

/** The strips of the drawn report. */
export const sheets = {
  facts: (
    <dl className={styles.facts}>
      <div>
        <dt>Laboratory report</dt>
        <dd>No. {sampleReport.number} (example)</dd>
      </div>
      <div>
        <dt>Sample</dt>
        <dd>{sampleReport.place}</dd>
      </div>
      <div>
        <dt>Taken</dt>
        <dd>{sampleReport.takenOn}</dd>
      </div>
    </dl>
  ),
  summary: (
    <p className={styles.summary}>
      <strong>{sampleReport.score}</strong>
      <span>
        Three values are within the guideline, nitrate is close to it, and lead is above it. Run the
        tap for a minute and test again before anyone drinks from it.
      </span>
    </p>
  ),
  readings: <ReadingTable />,
  languages: (
    <ul className={styles.languages}>
      {finding.map(({ lang, text }) => (
        <li key={lang}>
          <span aria-hidden>{lang}</span>
          <span lang={lang}>{text}</span>
        </li>
      ))}
    </ul>
  ),
  foot: (
    <p className={styles.foot}>
      <span className={styles.logo} aria-hidden />
      <span>Your firm, your address</span>
      <span>Page 1 of 2</span>
    </p>
  ),
  end: (
    <p className={styles.end}>
      <span>End of report</span>
      <span>Deleted 13 May 2026</span>
    </p>
  ),
};
