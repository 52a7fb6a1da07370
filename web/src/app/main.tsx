import '../styles/index.css';
import 'virtual:brand.css';
import './not-started.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { findRoute } from './find-route.ts';
import { forgetFailedPages, loadPage } from './pages.ts';

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/**
 * Shows the app, or takes a prerendered page over. Settles when the page answers to the visitor: the loader then passes
 * on what was clicked before. Rejects when the page's own code did not come, and may then be called again.
 */
export async function start(): Promise<void> {
  forgetFailedPages();
  if (root.childElementCount === 0) {
    markStarted();
    createRoot(root).render(app);
    return;
  }
  const route = findRoute(location.pathname);
  if (route) await loadPage(route);
  await new Promise<void>((resolve) => {
    startTransition(() => {
      markStarted();
      hydrateRoot(root, app);
      requestAnimationFrame(() => setTimeout(resolve));
    });
  });
}

/** From here on the whole page is laid out (styles/base.css), since places in it are measured. */
function markStarted(): void {
  document.documentElement.dataset.app = 'started';
}
