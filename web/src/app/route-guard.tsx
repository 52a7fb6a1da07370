import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { withNext } from '../lib/next-path.ts';
import { session } from '../lib/session/session.ts';
import { useSession } from '../lib/session/use-session.ts';
import type { SiteRoute } from '#shared/pages/site-route.ts';

/**
 * Opens the route only to signed-in users, or only to administrators; everyone else is redirected to /login. This is for
 * display only: the server authorizes every call itself.
 */
export function RouteGuard({
  guard,
  children,
}: Pick<SiteRoute, 'guard'> & { children: ReactNode }) {
  const current = useSession();
  const location = useLocation();
  const allowed = guard === 'admin' ? current?.role === 'admin' : current !== null;
  if (guard === undefined || allowed) return children;
  const leftOnPurpose = current === null && session.lastEnd() === 'signed-out';
  const target = leftOnPurpose ? '/' : withNext('/login', location.pathname + location.search);
  return <Navigate to={target} replace />;
}
