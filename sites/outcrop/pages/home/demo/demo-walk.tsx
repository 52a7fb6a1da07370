import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '#web/src/components/button.tsx';
import { PauseMark, PlayMark } from './marks.tsx';
import { scenes } from './scenes.ts';
import type { Walk } from './use-walk.ts';
import styles from './demo-walk.module.css';

/** The tools as drawings, one after the other. It says that it is not a film. */
export function DemoWalk({ walk: { at, playing, show, toggle } }: { walk: Walk }) {
  const { title, caption, Drawing } = scenes[at]!;
  return (
    <div className={styles.walk}>
      <div className={styles.stage} data-playing={playing} aria-hidden>
        <svg key={at} viewBox="0 0 480 400" focusable="false">
          <Drawing />
        </svg>
      </div>
      <div className={styles.side}>
        <div aria-live={playing ? 'off' : 'polite'} className={styles.caption}>
          <p className={styles.place}>
            Scene {at + 1} of {scenes.length}
          </p>
          <h3>{title}</h3>
          <p>{caption}</p>
        </div>
        <div className={styles.controls}>
          <Button
            variant="secondary"
            size="sm"
            aria-label="Previous scene"
            icon={<ArrowLeft aria-hidden />}
            onClick={() => show(at - 1)}
          />
          <Button
            variant="secondary"
            size="sm"
            icon={playing ? <PauseMark /> : <PlayMark />}
            onClick={toggle}
          >
            {playing ? 'Pause' : 'Play'}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-label="Next scene"
            icon={<ArrowRight aria-hidden />}
            onClick={() => show(at + 1)}
          />
        </div>
        <p className={styles.note}>
          A drawn demo, not a recording: wells, samples and titles in it are made up.
        </p>
      </div>
    </div>
  );
}
