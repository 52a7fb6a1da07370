import { startTransition, useEffect, useState } from 'react';

let isOver = false;
let resolveEnd: () => void;

/** Resolves when the prerendered page has been hydrated. */
export const hydrationEnd = new Promise<void>((resolve) => {
  resolveEnd = resolve;
});

/** Called when the prerendered page has been hydrated: everything rendered from now on was not prerendered. */
export function endHydration(): void {
  isOver = true;
  resolveEnd();
}

/**
 * Whether hydration is over: false while prerendering and in the first hydrated render, which must be identical. It
 * turns true in a transition, which renders the whole page again in slices.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isOver);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
