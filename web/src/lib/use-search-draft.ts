import { useEffect, useEffectEvent, useState } from 'react';

const debounceMs = 300;

interface Draft {
  text: string;
  /** Typed, but not yet searched for. */
  waiting: boolean;
}

export interface SearchDraft {
  text: string;
  type(text: string): void;
  /** Searches for what is typed without waiting. */
  commit(): void;
}

/**
 * What stands in the search box. It runs ahead of the search in the address while somebody types, and follows the
 * address when that changes by other means (Back, Clear filters).
 */
export function useSearchDraft(searched: string, search: (q: string) => void): SearchDraft {
  const [draft, setDraft] = useState<Draft>();

  function commit(text: string): void {
    setDraft({ text, waiting: false });
    if (text.trim() !== searched) search(text.trim());
  }

  const commitLater = useEffectEvent(commit);
  useEffect(() => {
    if (!draft?.waiting) return;
    const timer = setTimeout(() => commitLater(draft.text), debounceMs);
    return () => clearTimeout(timer);
  }, [draft]);

  const ahead = draft && (draft.waiting || draft.text.trim() === searched);
  const text = ahead ? draft.text : searched;
  return {
    text,
    type: (next) => setDraft({ text: next, waiting: true }),
    commit: () => commit(text),
  };
}
