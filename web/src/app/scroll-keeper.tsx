import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { markNavigated } from '../lib/navigated.ts';
import { findRoute } from './find-route.ts';

const positions = new Map<string, number>();
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Puts the page where a visitor expects it: at the top of a new page, at the named section, or where it was when going
 * back. Moves within one page (filters, an open article) leave the scroll alone.
 */
export function ScrollKeeper() {
  const location = useLocation();
  const type = useNavigationType();
  const page = findRoute(location.pathname)?.page;
  const last = useRef({ page, hash: location.hash, key: location.key });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(last.current.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useBrowserLayoutEffect(() => {
    const before = last.current;
    last.current = { page, hash: location.hash, key: location.key };
    if (before.key === location.key) {
      showSection(location.hash);
      return;
    }
    markNavigated();
    const known = type === 'POP' ? positions.get(location.key) : undefined;
    if (known !== undefined) window.scrollTo({ top: known, behavior: 'instant' });
    else if (!showSection(location.hash) && before.page !== page) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [location, page, type]);

  return null;
}

/** Ids of sections are plain ASCII: nothing to decode, which would throw for `#100%`. */
function showSection(hash: string): boolean {
  const section = hash ? document.getElementById(hash.slice(1)) : null;
  section?.scrollIntoView();
  return section !== null;
}
