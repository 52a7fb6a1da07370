import { audio } from '#site/config/audio.ts';
import type { Quote } from './quote-order.ts';
import styles from './tape.module.css';

const { blockMinutes } = audio;

/** The length on a tape of blocks, alternately filled and open; the unused part of the last one is hatched. */
export function Tape({ minutes, blocks, spareMinutes }: Quote) {
  const filled = Array.from({ length: Math.ceil(blocks / 2) }, (_, at) => `M${at * 2} 0h1v1h-1z`);
  const used = (minutes / (blocks * blockMinutes)) * 100;
  return (
    <div className={styles.tape}>
      <div className={styles.bar}>
        <svg viewBox={`0 0 ${blocks} 1`} preserveAspectRatio="none" aria-hidden>
          <path d={filled.join('')} />
        </svg>
        <span className={styles.spare} style={{ left: `${used}%` }} />
      </div>
      <p className={styles.words}>
        {blocks} {blocks === 1 ? 'block' : 'blocks'}, paid to minute {blocks * blockMinutes}
        {spareMinutes > 0 && `; the last ${spareMinutes} min are unused`}
      </p>
    </div>
  );
}
