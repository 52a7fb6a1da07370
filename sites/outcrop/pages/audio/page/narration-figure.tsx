import type { ReactNode } from 'react';
import { audio } from '#site/config/audio.ts';
import styles from './narration-figure.module.css';
import { bedPath, soundPath } from './waveform.ts';

const { blockMinutes, service } = audio;

const sound = soundPath(52, 46);
const beds = [
  bedPath(112, 44, 1, 220),
  bedPath(140, 44, 4, 220),
  bedPath(168, 36, 9, 220),
  bedPath(194, 24, 16, 220),
];
const minutes = Array.from({ length: blockMinutes }, (_, at) => at + 1);

/** Ten minutes of voice over the beds that it settles into, with a tape along the bottom. */
export function NarrationFigure({ number, children }: { number: string; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing} aria-hidden>
        <svg viewBox="0 0 1200 220" preserveAspectRatio="none">
          {beds.map((bed, at) => (
            <path key={bed} d={bed} fill={`var(--palette-${at + 1})`} />
          ))}
          <path d={sound} className={styles.sound} />
        </svg>
        <span
          className={styles.sample}
          style={{ width: `${(service.sampleMinutes / blockMinutes) * 100}%` }}
        />
        <ol className={styles.tape}>
          {minutes.map((minute) => (
            <li key={minute}>{minute}</li>
          ))}
        </ol>
      </div>
      <figcaption>
        <b>{number}</b> {children}
      </figcaption>
    </figure>
  );
}
