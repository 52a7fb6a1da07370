import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while prerendering and in the first hydrated render, which has to show the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
