import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Goes where the address says: /docs/<section> to that section, and /docs#<answer> opens the answer. The scrolling to
 * other anchors is the shell's.
 */
export function useNamedPlace(): void {
  const { pathname, hash, key } = useLocation();
  useEffect(() => {
    const named = hash
      ? [decode(hash.slice(1))]
      : pathname.split('/').slice(2).map(decode).reverse();
    const place = named
      .map((id) => document.getElementById(id))
      .find((element) => element?.closest('main'));
    if (!place) return;
    const isClosed = place instanceof HTMLDetailsElement && !place.open;
    if (isClosed) place.open = true;
    if (isClosed || !hash) place.scrollIntoView();
    place.dataset.target = '';
    return () => {
      delete place.dataset.target;
    };
  }, [pathname, hash, key]);
}

/** An address that somebody mistyped is no reason to fail. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
