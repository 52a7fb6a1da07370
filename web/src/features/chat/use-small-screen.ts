import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** The screen sizes at which the window covers the page; the same as in chat-window.module.css. */
const smallScreen = '(width < 48rem) or (height < 34rem)';

/** Whether the window covers the page. */
export function useCoversPage(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(smallScreen);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(smallScreen).matches,
  );
}

/**
 * Closes a window that covers the page when the visitor turns to the page: by a link in the window, or by moving the
 * focus, which must stay visible.
 */
export function useCloseOnLeave(box: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useBack(onLeave);

  useEffect(() => {
    if (opened.current !== key && matchMedia(smallScreen).matches) onLeave();
    opened.current = key;
  }, [key, opened, onLeave]);

  useEffect(() => {
    function follow(event: FocusEvent): void {
      const target = event.target as HTMLElement;
      const isPage = target.closest('main, header[data-site], footer[data-site]');
      if (isPage && !box.current?.contains(target) && matchMedia(smallScreen).matches) onLeave();
    }
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [box, onLeave]);
}

/**
 * Lets Back close the window, like everything else that covers the page. The window gets a history entry, a copy of the
 * page's own, so that the router does not notice it. Closing it another way removes the entry.
 */
function useBack(onLeave: () => void): void {
  useEffect(() => {
    if (!matchMedia(smallScreen).matches) return;
    const entryOf = () => JSON.stringify([location.href, history.state]);
    const entry = entryOf();
    let isThere = true;
    history.pushState(history.state, '');
    function onPop(): void {
      isThere = false;
      onLeave();
    }
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      if (isThere && entryOf() === entry) history.back();
    };
  }, [onLeave]);
}
