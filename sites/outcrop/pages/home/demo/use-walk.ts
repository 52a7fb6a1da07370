import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '#web/src/lib/prefers-reduced-motion.ts';

/** Long enough to read a caption twice. */
const sceneMs = 7000;

export interface Walk {
  /** The scene that is shown, from 0. */
  at: number;
  playing: boolean;
  /** Shows a scene and stops there; past the last comes the first. */
  show(at: number): void;
  /** Plays or pauses; from the start where the end was reached. */
  toggle(): void;
}

/** Goes from scene to scene once, and stops at the last. Does not start by itself for those who want no motion. */
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
