import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { layOutWhole } from '#web/src/lib/lay-out-whole.ts';
import { hasNavigated } from '#web/src/lib/navigated.ts';

/**
 * Follows the URL: /docs/<section> scrolls to that section once, and /docs#<answer> opens the answer. The shell handles
 * other anchors and the return to an earlier scroll position.
 */
export function useTargetSection(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    const named = hash
      ? [decode(hash.slice(1))]
      : pathname.split('/').slice(2).map(decode).reverse();
    const place = named
      .map((id) => document.getElementById(id))
      .find((element) => element?.closest('main'));
    if (!place) return;
    const isClosed = place instanceof HTMLDetailsElement && !place.open;
    if (isClosed) place.open = true;
    const goesBack = type === 'POP' && hasNavigated();
    if (!goesBack && (isClosed || (!hash && isNew))) showPlace(place);
    place.dataset.target = '';
    return () => {
      delete place.dataset.target;
    };
  }, [pathname, hash, key, type]);
}

/** A mistyped address must not cause an error. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function showPlace(place: HTMLElement): void {
  layOutWhole();
  place.scrollIntoView();
}
