import { useState } from 'react';
import { mostItemsAtOnce } from '#shared/contracts/item-changes.ts';

export interface Selection {
  /** Ids, in the order in which they were chosen. They stay when the page or the filter changes. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** As many as one call may change. */
  isFull: boolean;
  set: (ids: readonly string[], selected: boolean) => void;
  clear: () => void;
}

/** The rows of a list that are chosen for a change. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    has: (id) => ids.includes(id),
    isFull: ids.length >= mostItemsAtOnce,
    set(changed, selected) {
      const others = ids.filter((id) => !changed.includes(id));
      setIds(selected ? [...others, ...changed].slice(0, mostItemsAtOnce) : others);
    },
    clear: () => setIds([]),
  };
}
