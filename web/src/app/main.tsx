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
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** Shows the app, or takes a prerendered page over. Settles when React listens; it hydrates first what a visitor uses. */
export async function start(): Promise<void> {
  if (root.childElementCount === 0) {
    createRoot(root).render(app);
    return;
  }
  const route = findRoute(location.pathname);
  if (route) await loadPage(route);
  // In slices, so that the browser can respond to the visitor between them.
  startTransition(() => void hydrateRoot(root, app));
}
