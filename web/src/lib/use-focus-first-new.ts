import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the first new card of a grid when more cards have loaded.
 * @param grid each card in it has a link with `data-stretch`
 * @param count the number of cards
 * @returns a function to call before more cards are loaded
 */
export function useFocusFirstNew(grid: RefObject<HTMLElement | null>, count: number): () => void {
  const focusFrom = useRef<number>(undefined);
  useEffect(() => {
    if (focusFrom.current === undefined || count <= focusFrom.current) return;
    const links = grid.current?.querySelectorAll<HTMLElement>('[data-stretch]');
    links?.[focusFrom.current]?.focus({ preventScroll: true });
    focusFrom.current = undefined;
  }, [grid, count]);
  return () => {
    focusFrom.current = count;
  };
}
