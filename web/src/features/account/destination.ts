import { isGuestPage, memberStart, nextPath, withNext } from '../../lib/next-path.ts';

/** Returns the path to open after signing in: `next` from the query (this site only), otherwise the members' start page. */
export function afterSignIn(search: URLSearchParams | string): string {
  return destination(search, memberStart);
}

/** Returns the path to open after registering: `next` from the query (this site only), otherwise the home page. */
export function afterSignUp(search: URLSearchParams | string): string {
  return destination(search, '/');
}

function destination(search: URLSearchParams | string, fallback: string): string {
  const path = nextPath(search, fallback);
  return isGuestPage(path) ? fallback : path;
}

/** Returns a guest page with `next` preserved: '/register', '?next=/gear' → '/register?next=%2Fgear'. */
export function rememberNext(path: string, search: URLSearchParams): string {
  const next = search.get('next');
  return next === null ? path : withNext(path, next);
}
