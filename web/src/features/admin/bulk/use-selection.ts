import { useState } from 'react';
import { maxItemsAtOnce } from '#shared/contracts/item-changes.ts';

export interface Selection {
  /** Ids in the order in which they were selected. They are kept when the page or the filter changes. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Whether the selection has as many items as one call may change. */
  isFull: boolean;
  set: (ids: readonly string[], selected: boolean) => void;
  clear: () => void;
}

/** Returns the rows of a list that are selected for a change. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    has: (id) => ids.includes(id),
    isFull: ids.length >= maxItemsAtOnce,
    set(changed, selected) {
      const others = ids.filter((id) => !changed.includes(id));
      setIds(selected ? [...others, ...changed].slice(0, maxItemsAtOnce) : others);
    },
    clear: () => setIds([]),
  };
}
