import '../styles/index.css';
import 'virtual:brand.css';
import './not-started.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { findRoute } from './find-route.ts';
import { loadPage } from './pages.ts';

const root = document.getElementById('root')!;
const appWith = (onShown?: () => void) => (
  <StrictMode>
    <BrowserRouter>
      <App onShown={onShown} />
    </BrowserRouter>
  </StrictMode>
);

/**
 * Shows the app, or takes a prerendered page over. Settles when all of the page answers to the visitor: the loader then
 * passes on what was clicked before.
 */
export async function start(): Promise<void> {
  if (root.childElementCount === 0) {
    markStarted();
    createRoot(root).render(appWith());
    return;
  }
  const route = findRoute(location.pathname);
  if (route) await loadPage(route);
  await new Promise<void>((resolve) => {
    startTransition(() => {
      markStarted();
      // React takes the page inside the shell over after the shell, in the middle of an event that comes to it if need
      // be: what belongs to that event (`change` follows `input`) is let pass first.
      const shown = () => void setTimeout(resolve);
      hydrateRoot(root, appWith(shown));
    });
  });
}

/** From here on the whole page is laid out (styles/base.css), since places in it are measured. */
function markStarted(): void {
  document.documentElement.dataset.app = 'started';
}
