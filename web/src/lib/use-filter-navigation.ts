import { useLocation, useNavigate } from 'react-router';

/** Router state of an entry that typing has made. */
interface TypingState {
  typing: true;
}

/**
 * Returns a function that opens a list with other filters. Typing a search makes one history entry, not one per letter.
 * A choice that two events report makes one entry, too.
 */
export function useFilterNavigation() {
  const location = useLocation();
  const navigate = useNavigate();
  return (path: string, isTyping: boolean): void => {
    const wasTyping = (location.state as Partial<TypingState> | null)?.typing === true;
    const isHere = window.location.pathname + window.location.search === path;
    const state: TypingState | null = isTyping ? { typing: true } : null;
    void navigate(path, { replace: (isTyping && wasTyping) || isHere, state });
  };
}
