import { useRef, type KeyboardEvent } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { Clock } from '../../lib/player/engine-deps.ts';
import { engine } from '../../lib/player/player-instance.ts';
import { clockTime, spokenTime } from '../../lib/player/time-text.ts';
import * as messages from './messages.ts';
import { SeekBed } from './seek-bed.tsx';
import { useProgress } from './use-progress.ts';
import styles from './seek-bar.module.css';

const keySteps: Record<string, number> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
};

/**
 * The seek bar, drawn as a drill core that playback uncovers. Its time is written directly into the document (see
 * use-progress.ts).
 */
export function SeekBar({ compact = false }: { compact?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const passed = useRef<HTMLSpanElement>(null);
  const whole = useRef<HTMLSpanElement>(null);
  const dragging = useRef(false);

  function show(seconds: number, durationSeconds: number, speak: boolean): void {
    const share = durationSeconds > 0 ? Math.min(1, seconds / durationSeconds) : 0;
    box.current!.style.setProperty('--played', share.toFixed(5));
    setText(passed.current, clockTime(seconds));
    setText(whole.current, durationSeconds > 0 ? clockTime(durationSeconds) : '–:––');
    if (!speak) return;
    const spoken =
      durationSeconds > 0
        ? messages.positionOf(spokenTime(seconds), spokenTime(durationSeconds))
        : messages.lengthUnknown;
    if (input.current!.getAttribute('aria-valuetext') !== spoken) {
      input.current!.setAttribute('aria-valuetext', spoken);
    }
  }

  function write({ positionSeconds, durationSeconds, bufferedSeconds }: Clock): void {
    const range = input.current;
    if (!range || dragging.current) return;
    range.max = String(durationSeconds || 1);
    range.value = String(positionSeconds);
    const share = durationSeconds > 0 ? Math.min(1, bufferedSeconds / durationSeconds) : 0;
    box.current!.style.setProperty('--buffered', share.toFixed(3));
    // Screen readers announce every change of a focused slider's text, so with focus it changes by the listener's keys
    // only.
    show(positionSeconds, durationSeconds, document.activeElement !== range);
  }
  useProgress(write);

  function seek(seconds: number): void {
    engine.seek(seconds);
    const { positionSeconds, durationSeconds } = engine.clock();
    show(positionSeconds, durationSeconds, true);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = keySteps[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const far = event.shiftKey && Math.abs(step) === 5 ? 6 : 1;
    seek(engine.clock().positionSeconds + step * far);
  }

  function onMove(seconds: number): void {
    const { durationSeconds } = engine.clock();
    if (durationSeconds <= 0) return;
    if (dragging.current) show(seconds, durationSeconds, true);
    else seek(seconds);
  }

  function onLetGo(): void {
    if (!dragging.current) return;
    dragging.current = false;
    if (engine.clock().durationSeconds > 0) seek(Number(input.current!.value));
  }

  return (
    <div className={classNames(styles.seek, compact && styles.compact)} ref={box}>
      <div className={styles.track}>
        <SeekBed />
        <input
          ref={input}
          type="range"
          className={styles.input}
          aria-label={messages.position}
          min={0}
          step="any"
          defaultValue={0}
          onKeyDown={onKeyDown}
          onPointerDown={() => (dragging.current = true)}
          onPointerUp={onLetGo}
          onPointerCancel={onLetGo}
          onChange={(event) => onMove(Number(event.target.value))}
        />
      </div>
      {!compact && (
        <p className={styles.times} aria-hidden>
          <span ref={passed} />
          <span ref={whole} />
        </p>
      )}
    </div>
  );
}

function setText(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
