import { startTransition, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

/**
 * Gives the app the browser's history, as React Router's `BrowserRouter` does. `BrowserRouter` shares a module with forms
 * and data loading that this app does not use, which would add 4 KB to every page (docs/decisions/0090-router-core.md).
 */
export function PageHistory({ children }: PropsWithChildren) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [entry, setEntry] = useState(() => ({
    action: history.action,
    location: history.location,
  }));
  useLayoutEffect(
    () => history.listen((update) => startTransition(() => setEntry(update))),
    [history],
  );
  return (
    <Router navigator={history} location={entry.location} navigationType={entry.action}>
      {children}
    </Router>
  );
}
