import { nextPath, withNext } from '../../lib/next-path.ts';

/** Pages that only a guest needs; nobody who has just signed in is sent back to one. */
const guestPages = ['/login', '/register', '/forgot-password', '/reset-password'];

/** Where to go after signing in: `next` of the query (this site only), else the podcast hub (decisions.md, Accounts). */
export function afterSignIn(search: URLSearchParams | string): string {
  return destination(search, '/podcasthub');
}

/** Where to go after registering: `next` of the query (this site only), else the home page (site.md, section 4). */
export function afterSignUp(search: URLSearchParams | string): string {
  return destination(search, '/');
}

function destination(search: URLSearchParams | string, fallback: string): string {
  const path = nextPath(search, fallback);
  const page = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return guestPages.includes(page) ? fallback : path;
}

/** The same page for guests with `next` handed on: '/register', '?next=/gear' → '/register?next=%2Fgear'. */
export function rememberNext(path: string, search: URLSearchParams): string {
  const next = search.get('next');
  return next === null ? path : withNext(path, next);
}
