import { useEffect, useSyncExternalStore } from 'react';
import type { Part, PartState } from './create-part.ts';

const nothing: PartState<never> = { waiting: false };

/** Returns the state of a part, and requests it while it is wanted. */
export function usePart<T>(part: Part<T>, wanted = true, announced = false): PartState<T> {
  useEffect(() => {
    if (!wanted) return;
    part.want(announced);
    return part.leave;
  }, [part, wanted, announced]);
  return useSyncExternalStore(part.subscribe, part.read, () => nothing);
}
