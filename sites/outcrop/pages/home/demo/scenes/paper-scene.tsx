import { after, Delayed } from './delayed.tsx';
import styles from './scene.module.css';

const spines = [
  { x: 34, width: 34, height: 250, stratum: 1 },
  { x: 68, width: 26, height: 226, stratum: 3 },
  { x: 94, width: 40, height: 262, stratum: 2 },
  { x: 134, width: 28, height: 238, stratum: 4 },
];

/** A shelf, and one paper taken off it. */
export function PaperScene() {
  return (
    <>
      {spines.map(({ x, width, height, stratum }) => (
        <g key={x}>
          <rect
            x={x}
            y={340 - height}
            width={width}
            height={height}
            fill={`var(--palette-${stratum})`}
            stroke="var(--ink)"
          />
          <path className={styles.hair} d={`M${x} ${372 - height}h${width}M${x} 316h${width}`} />
        </g>
      ))}
      <path className={styles.ink} strokeWidth="3" d="M20 341.5H460" />
      <Delayed seconds={0.6}>
        <rect className={styles.sheet} x="196.5" y="36.5" width="240" height="304" />
        <text className={styles.title} x="216" y="76">
          The curve that
        </text>
        <text className={styles.title} x="216" y="102">
          lost its unit
        </text>
        <text className={`${styles.text} ${styles.muted}`} x="216" y="130">
          8 pages · free
        </text>
        <path className={styles.hair} d="M216 148.5H417M216 204.5H417M216 260.5H417" />
        <path className={styles.ink} d="M216.500 148V262" />
        <path
          className={`${styles.accent} ${styles.drawn}`}
          style={after(1)}
          pathLength={1}
          d="M217 240L232 236L243 244L256 228L268 232L281 190L290 182L303 186L315 178L328 234L340 241L352 230L366 236L380 174L392 168L404 181L417 176"
        />
      </Delayed>
      <Delayed seconds={3}>
        <rect className={styles.accentFill} x="216" y="282" width="124" height="38" rx="3" />
        <text className={`${styles.text} ${styles.onAccent}`} x="278" y="306" textAnchor="middle">
          Download
        </text>
      </Delayed>
      <text className={`${styles.text} ${styles.muted}`} x="20" y="374">
        No account needed for this one
      </text>
    </>
  );
}
