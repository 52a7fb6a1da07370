import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { layOutWhole } from '../lib/lay-out-whole.ts';
import { markNavigated } from '../lib/navigated.ts';
import { findRoute } from './find-route.ts';
import { isSectionLink, entryKey } from './history-entry.ts';

const positions = new Map<string, number>();

/**
 * Scrolls where a visitor expects it: to the top of a new page, to the section in the URL, or to the previous position
 * on Back. Navigation within a page (filters, an open article) does not scroll. After a reload, and on Back from another
 * site, the browser scrolls.
 */
export function ScrollRestoration() {
  const location = useLocation();
  const type = useNavigationType();
  const page = findRoute(location.pathname, location.state)?.page;
  const last = useRef({ page, location });

  useEffect(scrollInsteadOfBrowser, []);

  useEffect(() => {
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

  useLayoutEffect(() => {
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

/** Takes scrolling over from the browser, which first finishes its own, and gives it back when the document is left. */
function scrollInsteadOfBrowser(): () => void {
  const byApp = () => void (history.scrollRestoration = 'manual');
  const byBrowser = () => void (history.scrollRestoration = 'auto');
  if (document.readyState === 'complete') byApp();
  // A document from the back/forward cache is shown without being loaded.
  addEventListener('pageshow', byApp);
  addEventListener('pagehide', byBrowser);
  return () => {
    removeEventListener('pageshow', byApp);
    removeEventListener('pagehide', byBrowser);
  };
}

/** Scrolls to a section. Its id is plain ASCII and is not decoded, which would throw for `#100%`. */
function showSection(hash: string): boolean {
  const section = hash ? document.getElementById(hash.slice(1)) : null;
  if (!section) return false;
  layOutWhole();
  section.scrollIntoView();
  return true;
}
