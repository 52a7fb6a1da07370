import styles from './sleeve-figure.module.css';

/** Width of a white key; seven of them from C to B. */
const key = 400 / 7;
const top = 232;
const whites = ['C', 'D', 'E', 'F', 'G', 'A', 'B'];
const blacks = [0, 1, 3, 4, 5];
const grooves = Array.from({ length: 9 }, (_, i) => 76 + i * 11);

/** A record sleeve: C and G are pressed, and the blue third glows on the edge between E flat and E. */
export function SleeveFigure({ caption }: { caption: string }) {
  return (
    <figure className={styles.figure}>
      <svg
        viewBox="0 0 400 400"
        className={styles.sleeve}
        role="img"
        aria-labelledby="sleeve-title"
      >
        <title id="sleeve-title">
          A record over a keyboard from C to B. C and G are pressed; a blue line runs along the edge
          between E flat and E.
        </title>
        <rect width="400" height="400" fill="var(--brand-palette-1)" />
        {[0, 1, 2, 3].map((beat) => (
          <g key={beat} fill="var(--brand-palette-2)">
            <circle cx={28 + beat * 56} cy="36" r="13" />
            <circle cx={65 + beat * 56} cy="36" r="5" />
          </g>
        ))}
        <clipPath id="sleeve-upper">
          <rect width="400" height={top} />
        </clipPath>
        <g clipPath="url(#sleeve-upper)">
          <circle cx="262" cy="196" r="176" className={styles.vinyl} />
          {grooves.map((radius) => (
            <circle key={radius} cx="262" cy="196" r={radius} className={styles.groove} />
          ))}
          <circle cx="262" cy="196" r="58" fill="var(--brand-palette-3)" />
          <circle cx="262" cy="196" r="6" fill="#f6ecd9" />
        </g>
        <rect y={top} width="400" height={400 - top} className={styles.vinyl} />
        {whites.map((name, i) => (
          <rect
            key={name}
            x={i * key + 1}
            y={top + 4}
            width={key - 2}
            height={400 - top - 4}
            fill={name === 'C' || name === 'G' ? 'var(--brand-palette-2)' : '#fffaf0'}
          />
        ))}
        {blacks.map((i) => (
          <rect
            key={i}
            x={(i + 0.7) * key}
            y={top}
            width={key * 0.6}
            height="104"
            className={styles.vinyl}
          />
        ))}
        <path d={`M${2.3 * key} ${top + 4}V${top + 104}H${2 * key}V400`} className={styles.blue} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
