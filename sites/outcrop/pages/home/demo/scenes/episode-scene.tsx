import { Delayed } from './delayed.tsx';
import styles from './scene.module.css';

const bars = Array.from({ length: 55 }, (_, at) => {
  const height = 14 + Math.abs(Math.sin(at * 0.7) * 46 + Math.sin(at * 2.3) * 26);
  return { x: 20 + at * 8, height };
});
/** The bars that have been played. */
const heard = 22;

const words = [
  ['12:04', 'The tool counts what the rock gives off.'],
  ['12:09', 'Potassium, uranium, thorium: mostly clay.'],
  ['12:15', 'So where the curve is high, read shale.'],
];

/** A voice as a wave, and its words below it. */
export function EpisodeScene() {
  return (
    <>
      <text className={styles.title} x="20" y="52">
        What the gamma ray counts
      </text>
      <text className={`${styles.text} ${styles.muted}`} x="20" y="78">
        12:09 of 28:40
      </text>
      {bars.map(({ x, height }, at) => (
        <rect
          key={x}
          x={x}
          y={150 - height / 2}
          width="4"
          height={height}
          fill={at < heard ? 'var(--accent)' : 'var(--rule-strong)'}
        />
      ))}
      <path className={styles.ink} d={`M${18 + heard * 8} 96V204`} />
      {words.map(([time, text], at) => (
        <Delayed key={time} seconds={0.6 + at * 1.4}>
          {at === 1 && (
            <rect
              x="20"
              y={228 + at * 46}
              width="440"
              height="38"
              fill="var(--accent-soft)"
              stroke="var(--accent)"
            />
          )}
          <text className={`${styles.mono} ${styles.muted}`} x="34" y={253 + at * 46}>
            {time}
          </text>
          <text className={styles.text} x="100" y={253 + at * 46}>
            {text}
          </text>
        </Delayed>
      ))}
    </>
  );
}
