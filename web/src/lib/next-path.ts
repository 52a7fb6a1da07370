/**
 * Where to go after signing in: `next` from the query if it is a path of this site, otherwise `fallback`. URLs such as
 * `//evil.example`, `/\evil.example` or `/.//evil.example` leave the site and are refused.
 */
export function nextPath(search: URLSearchParams | string, fallback = '/podcasthub'): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return fallback;
  const base = 'http://site.invalid';
  const target = URL.canParse(next, base) ? new URL(next, base) : undefined;
  if (target?.origin !== base || target.pathname.startsWith('//')) return fallback;
  return target.pathname + target.search + target.hash;
}

/** '/login', '/articles/42' → '/login?next=%2Farticles%2F42'. */
export function withNext(path: string, next: string): string {
  return `${path}?${new URLSearchParams({ next })}`;
}
