import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withNext } from '../next-path.ts';

/**
 * Redirects to /login on a 401: by then a token refresh has failed and the session has ended.
 * @param next The path to return to; by default the current page.
 */
export function useSignInRedirect(status: number | undefined, next?: string): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const target = next ?? pathname + search;
  useEffect(() => {
    if (status === 401) void navigate(withNext('/login', target), { replace: true });
  }, [status, target, navigate]);
}
