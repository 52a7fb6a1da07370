import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withNext } from '#web/src/lib/next-path.ts';

/** Redirects to /login on a 401: by then a token refresh has failed and the session has ended. */
export function useSignInRedirect(status: number | undefined): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (status === 401) void navigate(withNext('/login', pathname + search), { replace: true });
  }, [status, pathname, search, navigate]);
}
