import styles from './doc.module.css';

const places = [
  { name: 'file', x: 0, text: 'practice-6.las' },
  { name: 'line', x: 135, text: '27' },
  { name: 'severity', x: 171, text: 'error' },
  { name: 'rule', x: 234, text: 'depth-order' },
];
const characterWidth = 9;
const [y, tick] = [42, 10];

/** The anatomy of a finding: what each part of its first line means. */
export function FindingFigure() {
  return (
    <figure className={styles.figure}>
      <svg
        viewBox="-4 6 344 96"
        role="img"
        aria-label="practice-6.las is the file, 27 the line, error the severity and depth-order the rule of the finding."
      >
        <text x={126} y={26} className={styles.figureType}>
          :
        </text>
        {places.map(({ name, x, text }) => {
          const width = text.length * characterWidth;
          const ends = [x, x + width].map((at) => `M${at} ${y - tick / 2}v${tick}`).join('');
          return (
            <g key={name} className={styles.figureRule}>
              <text x={x} y={26} textLength={width} className={styles.figureType}>
                {text}
              </text>
              <path d={`${ends}M${x} ${y}h${width}`} />
              <text x={x} y={y + 23}>
                {name}
              </text>
            </g>
          );
        })}
        <text x={0} y={94} className={styles.figureNote}>
          The next line says what is wrong, and what to do.
        </text>
      </svg>
      <figcaption>
        Fig. 1. The first line of a finding. Editors and terminals open file and line on a click.
      </figcaption>
    </figure>
  );
}
