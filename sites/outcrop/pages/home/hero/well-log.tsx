import type { CSSProperties } from 'react';
import { Lithology } from '#site/pages/parts/lithology.tsx';
import { beds, gammaCurve } from './well-log-data.ts';
import styles from './well-log.module.css';

/** A well log beside the headline: depth, lithology, gamma ray and the name of each bed. A drawing, not data. */
export function WellLog() {
  return (
    <div className={styles.log} aria-hidden>
      <div className={styles.titles}>
        <span>m</span>
        <span>Lithology</span>
        <span>Gamma ray, API</span>
      </div>
      <div className={styles.tracks}>
        <div className={styles.depth} />
        <div className={styles.column}>
          {beds.map((bed) => (
            <div key={bed.name} className={styles.bed} style={bedStyle(bed)}>
              <Lithology rock={bed.rock} />
            </div>
          ))}
        </div>
        <div className={styles.gamma}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <path d={gammaCurve} vectorEffect="non-scaling-stroke" />
          </svg>
          {beds.map((bed) => (
            <span
              key={bed.name}
              className={bed.gamma > 50 ? styles.left : undefined}
              style={bedStyle(bed)}
            >
              {bed.name}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

function bedStyle({ thickness, stratum }: (typeof beds)[number]): CSSProperties {
  return { flexGrow: thickness, '--bed': `var(--palette-${stratum})` } as CSSProperties;
}
