import '../styles/index.css';
import 'virtual:brand.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { findRoute } from './find-route.ts';
import { loadPage } from './pages.ts';

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** Settles when the page answers to the visitor; the loader then passes on what was clicked before. */
export const ready: Promise<void> = start();

async function start(): Promise<void> {
  if (root.childElementCount === 0) {
    createRoot(root).render(app);
    return;
  }
  const route = findRoute(location.pathname);
  if (route) await loadPage(route);
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(root, app);
      requestAnimationFrame(() => setTimeout(resolve));
    });
  });
}
