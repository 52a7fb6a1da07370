import { Delayed } from './delayed.tsx';
import styles from './scene.module.css';

/** Uses the names of the rules as the command line prints them (shared/core-rules). */
const lines = [
  { number: '5', text: 'STRT.M   1402.0' },
  { number: '6', text: 'STOP.M   1402.6' },
  { number: '7', text: 'STEP.M      0.2' },
  { number: '8', text: 'NULL.   -999.25' },
  { number: '…', text: '' },
  { number: '21', text: '1402.0    38.21' },
  { number: '22', text: '1402.2  -9999.0', problem: 'null-value' },
  { number: '23', text: '1402.4    41.07' },
  { number: '24', text: '1402.2    40.88', problem: 'depth-order' },
];

const top = (line: number) => 58 + line * 30;

/** A LAS file with two marks in its margin, and the findings. */
export function CoreScene() {
  return (
    <>
      <rect className={styles.sheet} x="20.5" y="20.5" width="439" height="292" />
      <path className={styles.hair} d="M62.5 21V312" />
      {lines.map(({ number, text, problem }, at) => (
        <g key={number}>
          {problem && (
            <Delayed seconds={0.8 + at * 0.25}>
              <rect
                className={styles.badGround}
                x="66"
                y={top(at) - 19}
                width="388"
                height="27"
                rx="2"
              />
              <text className={`${styles.text} ${styles.bad}`} x="448" y={top(at)} textAnchor="end">
                {problem}
              </text>
            </Delayed>
          )}
          <text className={`${styles.mono} ${styles.muted}`} x="54" y={top(at)} textAnchor="end">
            {number}
          </text>
          <text className={styles.mono} x="76" y={top(at)} xmlSpace="preserve">
            {text}
          </text>
        </g>
      ))}
      <Delayed seconds={3.4}>
        <rect className={styles.accentFill} x="20" y="330" width="440" height="50" rx="3" />
        <text className={`${styles.mono} ${styles.onAccent}`} x="40" y="360">
          2 problems in 1 file: 2 errors
        </text>
      </Delayed>
    </>
  );
}
