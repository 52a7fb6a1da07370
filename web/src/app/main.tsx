import '../styles/index.css';
import 'virtual:brand.css';
import './not-started.css';
import './no-eval.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { findRoute } from './find-route.ts';
import { PageHistory } from './page-history.tsx';
import { loadPage } from './pages.ts';
import { hydrationEnd } from '../lib/use-hydrated.ts';

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <PageHistory>
      <App />
    </PageHistory>
  </StrictMode>
);

/** Renders the app, or hydrates a prerendered page. Resolves once it responds to the visitor. */
export async function start(): Promise<void> {
  if (root.childElementCount === 0) {
    createRoot(root).render(app);
    return;
  }
  const route = findRoute(location.pathname);
  if (route) await loadPage(route);
  // A transition works in slices: the browser can respond to the visitor between them.
  startTransition(() => void hydrateRoot(root, app));
  await hydrationEnd;
}
