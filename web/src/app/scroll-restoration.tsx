import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { layOutWhole } from '../lib/lay-out-whole.ts';
import { markNavigated } from '../lib/navigated.ts';
import { findRoute } from './find-route.ts';
import { isSectionLink, entryKey } from './history-entry.ts';

const positions = new Map<string, number>();
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Scrolls where a visitor expects it: to the top of a new page, to the section in the URL, or to the previous position
 * on Back. Navigation within a page (filters, an open article) does not scroll.
 */
export function ScrollRestoration() {
  const location = useLocation();
  const type = useNavigationType();
  const page = findRoute(location.pathname, location.state)?.page;
  const last = useRef({ page, location });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      const known = last.current.location;
      // The browser's URL is ahead of the router: this offset belongs to the next entry.
      if (window.location.pathname !== known.pathname || window.location.hash !== known.hash)
        return;
      positions.set(entryKey(known), window.scrollY);
    };
    // The visitor may have scrolled before the app started.
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useBrowserLayoutEffect(() => {
    const before = last.current;
    last.current = { page, location };
    if (entryKey(before.location) === entryKey(location)) {
      showSection(location.hash);
      return;
    }
    markNavigated();
    layOutWhole();
    const isBack = type === 'POP' && !isSectionLink(before.location, location);
    const known = isBack ? positions.get(entryKey(location)) : undefined;
    if (known !== undefined) window.scrollTo({ top: known, behavior: 'instant' });
    else if (!showSection(location.hash) && before.page !== page) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [location, page, type]);

  return null;
}

/** Scrolls to a section. Its id is plain ASCII and is not decoded, which would throw for `#100%`. */
function showSection(hash: string): boolean {
  const section = hash ? document.getElementById(hash.slice(1)) : null;
  if (!section) return false;
  layOutWhole();
  section.scrollIntoView();
  return true;
}
