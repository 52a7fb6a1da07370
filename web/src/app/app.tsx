import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { ToastOutlet } from '../components/toast-outlet.tsx';
import { session } from '../lib/session/session.ts';
import { endHydration } from '../lib/use-hydrated.ts';
import { showExpiryNotice } from '../lib/session/expiry-notice.ts';
import { CancelledMount } from './cancelled-mount.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import './provide-parts.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { PagePending } from './page-pending.tsx';
import { PlayerMount } from './player-mount.tsx';
import { RouteGuard } from './route-guard.tsx';
import { RoutePage } from './route-page.tsx';
import { routes } from './routes.ts';
import { ScrollRestoration } from './scroll-restoration.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';
import styles from './app.module.css';
import * as messages from './messages.ts';

/** The shell around every page. */
export function App() {
  const { pathname } = useLocation();
  useEffect(() => session.onExpired(showExpiryNotice), []);
  return (
    <>
      <a className={styles.skip} href="#content">
        {messages.skipToContent}
      </a>
      <Header />
      <OfflineNotice />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<PagePending />}>
          <ErrorBoundary resetKey={pathname}>
            <Routes>
              {routes.map((route) => (
                <Route
                  key={route.path}
                  path={route.path}
                  element={
                    <RouteGuard guard={route.guard}>
                      <RoutePage route={route} />
                    </RouteGuard>
                  }
                />
              ))}
              <Route path="*" element={<Navigate to="/" replace />} />
            </Routes>
          </ErrorBoundary>
          <ScrollRestoration />
          <Shown />
        </Suspense>
      </main>
      <Footer />
      {capabilities.podcasts && <PlayerMount />}
      <CancelledMount />
      <SignInDialog />
      <ToastOutlet />
    </>
  );
}

/** Rendered beside the page, so its effect runs as soon as the page, or the notice that it is broken, is hydrated. */
function Shown() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    endHydration();
    // From now on the page is rendered for its visitor (styles/base.css).
    delete dataset.session;
    dataset.app = 'started';
  }, []);
  return null;
}
