import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in prerendered markup and in the render that takes it over, true from then on: for what depends on the address's query. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
