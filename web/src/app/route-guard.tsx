import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { withNext } from '../lib/next-path.ts';
import { session } from '../lib/session/session.ts';
import { useSession } from '../lib/session/use-session.ts';
import type { SiteRoute } from './routes/site-route.ts';

/**
 * Lets only those in who may open the route: anybody signed in, or the role admin alone; any other or missing role is
 * sent to /login (podcasts-and-pages.md, section 6). For looks only: the server decides over every call by itself.
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
