import { useMemo } from 'react';
import { useStored } from './use-stored.ts';

/** The ids a visitor has marked, stored in this browser. */
export interface IdList {
  /** The ids in the order in which they were marked. */
  ids: readonly string[];
  has(id: string): boolean;
  /** Adds an id to the list or removes it. Returns whether it is on the list now. */
  toggle(id: string): boolean;
}

export function useIdList(name: 'bookmarks' | 'favorites' | 'likedEpisodes'): IdList {
  const [text, store] = useStored(name, '[]');
  const ids = useMemo(() => parseIds(text), [text]);
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle(id) {
      const on = !ids.includes(id);
      const next = on ? [...ids, id] : ids.filter((other) => other !== id);
      store(next.length > 0 ? JSON.stringify(next) : null);
      return on;
    },
  };
}

/** Parses the stored list. Foreign values and older formats count as an empty list. */
export function parseIds(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
