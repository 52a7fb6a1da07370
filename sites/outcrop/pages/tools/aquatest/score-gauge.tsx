import styles from './score-gauge.module.css';

const centre = { x: 150, y: 140 };
const degreesOf = (score: number) => 180 - score * 1.8;

/** A dial from 0 to 100 with ticks, and a hand at the score. */
export function ScoreGauge({ score }: { score: number }) {
  const [x, y] = at(score, 74);
  const ticks = Array.from({ length: 51 }, (_, step) => step * 2);
  return (
    <svg viewBox="0 0 300 190" className={styles.gauge}>
      <path d={arc(0, 40, 128)} className={styles.low} />
      <path d={arc(40.6, 70, 128)} className={styles.middle} />
      <path d={arc(70.6, 100, 128)} className={styles.high} />
      {ticks.map((tick) => {
        const [x1, y1] = at(tick, 116);
        const [x2, y2] = at(tick, tick % 10 === 0 ? 102 : 110);
        return <line key={tick} {...{ x1, y1, x2, y2 }} className={styles.tick} />;
      })}
      {[0, 20, 40, 60, 80, 100].map((value) => {
        const [labelX, labelY] = at(value, 90);
        return (
          <text key={value} x={labelX} y={labelY} className={styles.label}>
            {value}
          </text>
        );
      })}
      <line x1={centre.x} y1={centre.y} x2={x} y2={y} className={styles.hand} />
      <circle cx={centre.x} cy={centre.y} r="6" className={styles.hub} />
      <text x={centre.x} y="186" className={styles.score}>
        {score}
        <tspan className={styles.of} dx="4">
          / 100
        </tspan>
      </text>
    </svg>
  );
}

/** The point of a score at this distance from the centre, rounded to a tenth. */
function at(score: number, radius: number): [number, number] {
  const angle = (degreesOf(score) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(centre.x + radius * Math.cos(angle)), round(centre.y - radius * Math.sin(angle))];
}

function arc(from: number, to: number, radius: number): string {
  return `M${at(from, radius).join(' ')}A${radius} ${radius} 0 0 1 ${at(to, radius).join(' ')}`;
}
