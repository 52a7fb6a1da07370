import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withNext } from '#web/src/lib/next-path.ts';

/** A refused token was refreshed in vain by then, which has ended the session (podcasts-and-pages.md, section 8). */
export function useSignInRedirect(status: number | undefined): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (status === 401) void navigate(withNext('/login', pathname + search), { replace: true });
  }, [status, pathname, search, navigate]);
}
