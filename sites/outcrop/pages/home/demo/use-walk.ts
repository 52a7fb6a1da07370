import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '#web/src/lib/prefers-reduced-motion.ts';

/** Long enough to read a caption twice. */
const sceneMs = 7000;

export interface Walk {
  /** The current scene, from 0. */
  at: number;
  playing: boolean;
  /** Shows a scene and stops there; the first scene follows the last. */
  show(at: number): void;
  /** Plays or pauses; restarts if the end was reached. */
  toggle(): void;
}

/** Goes through the scenes once and stops at the last. Does not start automatically if motion is reduced. */
export function useWalk(count: number): Walk {
  const last = Math.max(0, count - 1);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(() => count > 1 && !prefersReducedMotion());

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setPlaying(false)), sceneMs);
    return () => clearTimeout(timer);
  }, [at, last, playing]);

  return {
    at,
    playing,
    show(next) {
      setPlaying(false);
      setAt((next + count) % count);
    },
    toggle() {
      if (!playing && at === last) setAt(0);
      setPlaying(!playing);
    },
  };
}
