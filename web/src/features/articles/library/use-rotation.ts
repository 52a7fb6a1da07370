import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { reducedMotionQuery, prefersReducedMotion } from '#web/src/lib/prefers-reduced-motion.ts';

const intervalMs = 5000;
/** How much of it has to be on the screen: nothing moves at the edge of what somebody reads. */
const seenRatio = 0.5;

export interface Rotation {
  current: number;
  /** The visitor wants it to move; it may still be held. */
  wanted: boolean;
  /** It moves right now. */
  moving: boolean;
  show(index: number): void;
  toggle(): void;
  /** Spread on the carousel: it rests while pointed at, focused, or for the most part off the screen. */
  holdProps: {
    ref: React.RefObject<HTMLElement | null>;
    onMouseEnter(): void;
    onMouseLeave(): void;
    onFocus(): void;
    onBlur(event: React.FocusEvent<HTMLElement>): void;
  };
}

/** Which slide shows. Moves on every 5 s (site.md, section 9) unless paused, held, off the screen, or motion is unwanted. */
export function useRotation(slides: number): Rotation {
  const [shown, setShown] = useState(0);
  const calm = useSyncExternalStore(subscribeToMotion, prefersReducedMotion, () => true);
  const visible = useSyncExternalStore(subscribeToVisibility, isVisible, () => false);
  const [choice, setChoice] = useState<boolean>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const [inView, setInView] = useState(false);

  const current = Math.min(shown, slides - 1);
  const wanted = choice ?? !calm;
  const moving = wanted && visible && inView && !pointed && !focused;

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)!.intersectionRatio >= seenRatio),
      { threshold: seenRatio },
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setShown((before) => (before + 1) % slides), intervalMs);
    return () => clearInterval(timer);
  }, [moving, slides, current]);

  return {
    current,
    wanted,
    moving,
    show: (index) => setShown((index + slides) % slides),
    toggle: () => setChoice(!wanted),
    holdProps: {
      ref,
      onMouseEnter: () => setPointed(true),
      onMouseLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}

const isVisible = () => document.visibilityState === 'visible';

function subscribeToMotion(listener: () => void): () => void {
  const query = matchMedia(reducedMotionQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
