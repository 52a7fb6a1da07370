import type { ReactNode } from 'react';
import { site } from '#shared/site-config/site.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import { ReadingTable } from './reading-table.tsx';
import { finding, sampleReport } from './sample-report.ts';
import styles from './report-strips.module.css';

const { languages } = site.claims.waterApp;

interface Strip {
  feature: string;
  text: ReactNode;
  /** The text on the sheet beside it. */
  sheet: ReactNode;
}

/** The six features, in the order in which a reader meets them on a report. */
export const strips: readonly Strip[] = [
  {
    feature: 'Scan or import',
    text: 'Photograph the printout, or open the PDF that the laboratory mailed. A crooked page and a creased one are read as well; a value that cannot be read is asked for, not guessed.',
    sheet: (
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
  },
  {
    feature: 'Instant findings',
    text: 'First the answer: a Water Safety Score from 0 to 100, and the one sentence that explains why it is not higher.',
    sheet: (
      <p className={styles.summary}>
        <strong>{sampleReport.score}</strong>
        <span>
          Three values are within the guideline, nitrate is close to it, and lead is above it. Run
          the tap for a minute and test again before anybody drinks from it.
        </span>
      </p>
    ),
  },
  {
    feature: 'Clear flags',
    text: 'Every parameter gets OK, WATCH or EXCEEDS, with the value it was judged by in the same row. The sample shows why that matters: 6.2 µg/L of lead is within the WHO’s 10 and above Health Canada’s 5.',
    sheet: <ReadingTable />,
  },
  {
    feature: 'Multi-language',
    text: `The same finding in ${languages} languages, with the numbers and units left alone: for a tenant, a neighbour, a grandmother.`,
    sheet: (
      <ul className={styles.languages}>
        {finding.map(({ lang, text }) => (
          <li key={lang}>
            <span aria-hidden>{lang}</span>
            <span lang={lang}>{text}</span>
          </li>
        ))}
      </ul>
    ),
  },
  {
    feature: 'Branded PDF',
    text: 'Two A4 pages under your own name and logo: the score, the table, the guideline and the laboratory’s number, so that whoever gets it can check it.',
    sheet: (
      <p className={styles.foot}>
        <span className={styles.logo} aria-hidden />
        <span>Your firm, your address</span>
        <span>Page 1 of 2</span>
      </p>
    ),
  },
  {
    feature: 'Privacy-first',
    text: (
      <>
        No account, so no profile of you or your house. Uploaded content is removed after{' '}
        {policyPeriods.uploadsRemoved}, and what is left goes{' '}
        <SiteLink to="/privacy/delete-data">when you ask for it</SiteLink>.
      </>
    ),
    sheet: (
      <p className={styles.end}>
        <span>End of report</span>
        <span>Deleted 13 May 2026</span>
      </p>
    ),
  },
];

/** A laboratory's sheet cut into strips, with the feature beside each that deals with it. */
export function ReportStrips() {
  return (
    <ol className={styles.strips}>
      {strips.map(({ feature, text, sheet }, index) => (
        <li key={feature} className={styles.strip}>
          <div className={styles.sheet}>{sheet}</div>
          <div className={styles.note}>
            <span aria-hidden className={styles.number}>
              {index + 1}
            </span>
            <h3>{feature}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
