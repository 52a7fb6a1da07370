import { useLayoutEffect, type RefObject } from 'react';

const property = '--player-bar';

/** Tells style sheets how high the player's bar is: what else keeps to the lower edge stands on it. */
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
