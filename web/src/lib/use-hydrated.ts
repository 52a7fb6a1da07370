import { startTransition, useEffect, useState } from 'react';

let isOver = false;

/** Called when the page that came as HTML is hydrated: what is rendered from now on was never prerendered. */
export function endHydration(): void {
  isOver = true;
}

/**
 * False while prerendering and in the first hydrated render, which has to show the same. Turns true in a transition, so
 * that a whole page is rendered again in slices.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isOver);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
