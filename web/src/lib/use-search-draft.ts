import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import { useLocation } from 'react-router-dom';

const debounceMs = 300;

interface Draft {
  text: string;
  /** Typed, but not yet searched for. */
  waiting: boolean;
  /** What lay open when it was typed. */
  open: string | undefined;
}

export interface SearchDraft {
  text: string;
  type(text: string): void;
  /** Searches for what is typed without waiting. */
  commit(): void;
}

/**
 * The text of the search box. It runs ahead of the search in the URL while the visitor types, and follows the
 * address when that changes by other means (Back, Clear filters).
 * @param open Id of the row that lies open. Where one is opened before the search was sent, the search waits until it
 * is closed: it would make a step of the history on top of the open row, and Back would not close that any more.
 */
export function useSearchDraft(
  searched: string,
  search: (q: string) => void,
  open?: string,
): SearchDraft {
  const [draft, setDraft] = useState<Draft>();
  // The router shows a new address in a transition; until then the box would fall back to what was searched for before.
  const [searching, startSearch] = useTransition();

  function commit(text: string): void {
    setDraft({ text, waiting: false, open });
    if (text.trim() !== searched) startSearch(() => search(text.trim()));
  }

  const commitLater = useEffectEvent(commit);
  const shown = useLocation();
  useEffect(() => {
    if (!draft?.waiting || draft.open !== open) return;
    const { href } = window.location;
    const timer = setInterval(() => {
      // On the way to another address, what to search in is known when that is shown, or when Back was faster.
      if (window.location.href !== href) return;
      clearInterval(timer);
      commitLater(draft.text);
    }, debounceMs);
    return () => clearInterval(timer);
  }, [draft, open, shown]);

  const ahead = draft && (draft.waiting || searching || draft.text.trim() === searched);
  const text = ahead ? draft.text : searched;
  return {
    text,
    type: (next) => setDraft({ text: next, waiting: true, open }),
    commit: () => commit(text),
  };
}
