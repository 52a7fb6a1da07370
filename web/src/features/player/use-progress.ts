import { useEffect, useEffectEvent } from 'react';
import type { Clock } from '../../lib/player/engine-deps.ts';
import { progressIntervalMs } from '../../lib/player/playback-rules.ts';
import { playerStore } from '../../lib/player/player.ts';
import { engine } from '../../lib/player/player-instance.ts';

/**
 * Calls `write` with the time of the audio: on every frame while it plays in a visible tab, else on every change. To
 * avoid a React render, `write` changes the document itself.
 */
export function useProgress(write: (clock: Clock) => void): void {
  const writeClock = useEffectEvent(() => write(engine.clock()));

  useEffect(() => {
    let frame: number | undefined;
    let drawnAt = -Infinity;

    function draw(now: number): void {
      if (now - drawnAt >= progressIntervalMs) {
        drawnAt = now;
        writeClock();
      }
      frame = requestAnimationFrame(draw);
    }
    function follow(): void {
      const { playing } = playerStore.read();
      if (playing) frame ??= requestAnimationFrame(draw);
      else if (frame !== undefined) {
        cancelAnimationFrame(frame);
        frame = undefined;
      }
      writeClock();
    }

    follow();
    const stops = [playerStore.subscribe(follow), engine.onClock(writeClock)];
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      stops.forEach((stop) => stop());
    };
  }, []);
}
