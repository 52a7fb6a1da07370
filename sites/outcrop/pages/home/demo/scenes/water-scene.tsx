import { after, Delayed } from './delayed.tsx';
import styles from './scene.module.css';

/**
 * Guideline values of the World Health Organization (Guidelines for drinking-water quality); the readings are invented.
 */
const rows = [
  { name: 'Lead', value: '1.2', limit: '10 µg/L', flag: 'OK', look: styles.good },
  { name: 'Fluoride', value: '0.4', limit: '1.5 mg/L', flag: 'OK', look: styles.good },
  { name: 'Nitrate', value: '44', limit: '50 mg/L', flag: 'WATCH', look: styles.watch },
  { name: 'Arsenic', value: '14', limit: '10 µg/L', flag: 'EXCEEDS', look: styles.bad },
];

const score = 58;

/** A laboratory's table, a flag for every row, and the sample's score. */
export function WaterScene() {
  return (
    <>
      <path className={styles.hair} strokeWidth="14" d="M130 150A110 110 0 0 1 350 150" />
      <path
        className={`${styles.accent} ${styles.drawn}`}
        style={{ ...after(0.6), strokeWidth: 14, strokeDasharray: `${score / 100} 2` }}
        pathLength={1}
        d="M130 150A110 110 0 0 1 350 150"
      />
      <text className={styles.title} style={{ fontSize: 52 }} x="240" y="140" textAnchor="middle">
        {score}
      </text>
      <text className={`${styles.text} ${styles.muted}`} x="240" y="166" textAnchor="middle">
        of 100
      </text>
      <rect className={styles.sheet} x="20.5" y="190.5" width="439" height="190" />
      <g className={`${styles.text} ${styles.muted}`}>
        <text x="36" y="217">
          Parameter
        </text>
        <text x="210" y="217" textAnchor="end">
          Found
        </text>
        <text x="320" y="217" textAnchor="end">
          Guideline
        </text>
      </g>
      {rows.map(({ name, value, limit, flag, look }, at) => {
        const y = 254 + at * 36;
        return (
          <g key={name} className={styles.text}>
            <path className={styles.hair} d={`M21 ${y - 24.5}H459`} />
            <text x="36" y={y}>
              {name}
            </text>
            <text x="210" y={y} textAnchor="end">
              {value}
            </text>
            <text x="320" y={y} textAnchor="end">
              {limit}
            </text>
            <Delayed seconds={1 + at * 0.8}>
              <text className={look} x="444" y={y} textAnchor="end">
                {flag}
              </text>
            </Delayed>
          </g>
        );
      })}
    </>
  );
}
