/**
 * Where to go after signing in: `next` from the query when it is a path of this site, else the podcast hub
 * (decisions.md, Accounts). Addresses such as `//evil.example` or `/\evil.example` leave the site and are refused.
 */
export function nextPath(search: URLSearchParams | string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return '/podcasthub';
  const base = 'http://site.invalid';
  const target = URL.canParse(next, base) ? new URL(next, base) : undefined;
  if (target?.origin !== base) return '/podcasthub';
  return target.pathname + target.search + target.hash;
}

/** '/login', '/articles/42' → '/login?next=%2Farticles%2F42'. */
export function withNext(path: string, next: string): string {
  return `${path}?${new URLSearchParams({ next })}`;
}
