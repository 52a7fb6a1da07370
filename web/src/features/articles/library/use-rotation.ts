import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { reducedMotionQuery, prefersReducedMotion } from '#web/src/lib/prefers-reduced-motion.ts';

const intervalMs = 5000;
/** How much of it must be visible, so that nothing moves at the edge of the screen while someone reads. */
const seenRatio = 0.5;

export interface Rotation {
  current: number;
  /** The visitor wants rotation; it may still be on hold. */
  wanted: boolean;
  /** It is rotating. */
  moving: boolean;
  show(index: number): void;
  toggle(): void;
  /** Spread on the carousel: rotation is on hold while it is hovered, focused or mostly off screen. */
  holdProps: {
    ref: React.RefObject<HTMLElement | null>;
    onMouseEnter(): void;
    onMouseLeave(): void;
    onFocus(): void;
    onBlur(event: React.FocusEvent<HTMLElement>): void;
  };
}

/** The current slide. Advances every 5 s unless paused, on hold, off screen or with reduced motion. */
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
    const carousel = ref.current!;
    observer.observe(carousel);
    // The pointer or the focus can be there before the app starts.
    setPointed(carousel.matches(':hover'));
    setFocused(carousel.matches(':focus-within'));
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
