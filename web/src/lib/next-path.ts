import { capabilities } from '#shared/site-config/capabilities.ts';

/** Where members begin. */
export const memberStart = capabilities.podcasts ? '/podcasthub' : '/articles';

/**
 * Where to go after signing in: `next` from the query if it is a path of this site, otherwise `fallback`. URLs such as
 * `//evil.example`, `/\evil.example` or `/.//evil.example` leave the site and are refused.
 */
export function nextPath(search: URLSearchParams | string, fallback = memberStart): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return fallback;
  const base = 'http://site.invalid';
  const target = URL.canParse(next, base) ? new URL(next, base) : undefined;
  if (target?.origin !== base || target.pathname.startsWith('//')) return fallback;
  return target.pathname + target.search + target.hash;
}

/** Pages for guests only: a visitor is never sent back to one. */
const guestPages = ['/login', '/register', '/forgot-password', '/reset-password'];

/** Whether a path, with or without a query, is of a page for guests only. */
export function isGuestPage(path: string): boolean {
  return guestPages.includes(path.replace(/[?#].*$/, '').replace(/\/+$/, ''));
}

/** '/login', '/articles/42' → '/login?next=%2Farticles%2F42'. From a page with a `next` of its own, that one is kept. */
export function withNext(path: string, next: string): string {
  const { searchParams } = new URL(next, 'http://site.invalid');
  const onward = isGuestPage(next) ? searchParams.get('next') : next;
  return onward === null ? path : `${path}?${new URLSearchParams({ next: onward })}`;
}
