import { useLayoutEffect, type RefObject } from 'react';

const property = '--player-bar';

/** Publishes the height of the player bar as a CSS variable, so that other fixed elements stay above it. */
export function usePlayerBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty(property, `${entry!.borderBoxSize[0]!.blockSize}px`),
    );
    observer.observe(bar.current!);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [bar]);
}
