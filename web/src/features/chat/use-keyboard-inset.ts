import { useEffect, type RefObject } from 'react';

/** Tells the style sheet, in `--keyboard`, how much of the page a virtual keyboard covers: `dvh` does not know of it. */
export function useKeyboardInset(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      // Zoomed in by two fingers, what is missing is no keyboard.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
      box.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [box]);
}
