import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import { useLocation } from 'react-router';

const debounceMs = 300;

interface Draft {
  text: string;
  /** Whether the text has not been searched for yet. */
  waiting: boolean;
  /** The id of the row that was open while it was typed. */
  open: string | undefined;
}

export interface SearchDraft {
  text: string;
  type(text: string): void;
  /** Searches for the typed text without waiting. */
  commit(): void;
}

/**
 * Returns the text of the search box. It is ahead of the search in the URL while the visitor types, and follows the URL
 * when that changes otherwise (Back, Clear filters).
 * @param open Id of the open row. If one is opened before the search is sent, the search waits until it is closed:
 * otherwise it would add a history entry on top of the open row, and Back would no longer close the row.
 */
export function useSearchDraft(
  searched: string,
  search: (q: string) => void,
  open?: string,
): SearchDraft {
  const [draft, setDraft] = useState<Draft>();
  // The router applies a new URL in a transition; until then the box would show the previous search.
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
      // While the router is navigating, the list to search in is unknown until the new URL is shown, or Back was
      // faster.
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
