import { ScoreGauge } from './score-gauge.tsx';
import { FlagMark } from './flag-mark.tsx';
import { sampleReport } from './sample-report.ts';
import styles from './score-card.module.css';

const tiles = [
  { flag: 'OK', text: '3 of 5' },
  { flag: 'WATCH', text: 'Nitrate' },
  { flag: 'EXCEEDS', text: 'Lead' },
] as const;

/** A drawn score card. Decorative: the sample report below says the same in words. */
export function ScoreCard() {
  return (
    <figure className={styles.figure}>
      <div className={styles.card} aria-hidden>
        <div className={styles.head}>
          <span>Water Safety Score</span>
          <span>No. {sampleReport.number}</span>
        </div>
        <ScoreGauge score={sampleReport.score} />
        <ul className={styles.tiles}>
          {tiles.map(({ flag, text }) => (
            <li key={flag}>
              <FlagMark flag={flag} />
              <span>{text}</span>
            </li>
          ))}
          <li>
            <span className={styles.export}>PDF Export</span>
            <span>A4, 2 pages</span>
          </li>
        </ul>
      </div>
      <figcaption>Fig. 1. A score card, drawn after an invented report.</figcaption>
    </figure>
  );
}
