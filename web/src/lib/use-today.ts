import { useSyncExternalStore } from 'react';
import { formatDate } from './dates.ts';

const neverChanges = () => () => undefined;

/** Returns the visitor's date in words; undefined in prerendered markup, which may be older. */
export function useToday(): string | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => formatDate(new Date()),
    () => undefined,
  );
}
