import styles from './swing-figure.module.css';

const feels = [
  { name: 'even', share: 1 / 2 },
  { name: 'two to one', share: 2 / 3 },
  { name: 'three to one', share: 3 / 4 },
];
const [left, beat, row] = [112, 132, 44];

/** A figure in the style of the lessons: where the second of two eighth notes falls. */
export function SwingFigure() {
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 640 152" role="img" aria-labelledby="swing-title">
        <title id="swing-title">
          Three rows of dots over four beats. Between the beats the second note falls halfway, at
          two thirds, and at three quarters.
        </title>
        {[0, 1, 2, 3].map((i) => (
          <path key={i} d={`M${left + i * beat} 6V146`} className={styles.beat} />
        ))}
        {feels.map(({ name, share }, i) => (
          <g key={name}>
            <text x="0" y={38 + i * row} className={styles.name}>
              {name}
            </text>
            {[0, 1, 2, 3].map((at) => (
              <g key={at}>
                <circle cx={left + at * beat} cy={32 + i * row} r="13" className={styles.long} />
                <circle
                  cx={left + (at + share) * beat}
                  cy={32 + i * row}
                  r="7"
                  className={styles.short}
                />
              </g>
            ))}
          </g>
        ))}
      </svg>
      <figcaption>
        From our first lesson: the beat stays where it is, and only the note between two beats
        moves.
      </figcaption>
    </figure>
  );
}
