import { capabilities } from '#shared/site-config/capabilities.ts';

const { articles, podcasts } = capabilities;

/** The start page of members. */
export const memberStart = podcasts ? '/podcasthub' : articles ? '/articles' : '/store';

/**
 * Returns the path to open after signing in: `next` from the query if it is a path of this site, otherwise `fallback`.
 * URLs such as `//evil.example`, `/\evil.example` or `/.//evil.example` leave the site and are refused.
 */
export function nextPath(search: URLSearchParams | string, fallback = memberStart): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return fallback;
  const base = 'http://site.invalid';
  const target = URL.canParse(next, base) ? new URL(next, base) : undefined;
  if (target?.origin !== base || target.pathname.startsWith('//')) return fallback;
  return target.pathname + target.search + target.hash;
}

/** Pages for guests only, to which a visitor is never sent back. */
const guestPages = ['/login', '/register', '/forgot-password', '/reset-password'];

/** Whether a path, with or without a query, leads to a page for guests only. */
export function isGuestPage(path: string): boolean {
  return guestPages.includes(path.replace(/[?#].*$/, '').replace(/\/+$/, ''));
}

/**
 * Adds the path to return to: '/login', '/articles/42' → '/login?next=%2Farticles%2F42'. If `next` has a `next` of its
 * own, that one is kept.
 */
export function withNext(path: string, next: string): string {
  const { searchParams } = new URL(next, 'http://site.invalid');
  const onward = isGuestPage(next) ? searchParams.get('next') : next;
  return onward === null ? path : `${path}?${new URLSearchParams({ next: onward })}`;
}
