import { acceptedEncodings } from './compress.ts';
import type { EdgeResponse, EdgeRequest, Origin } from './edge-response.ts';
import type { EdgeCache } from './edge-cache.ts';
import type { EdgeRule } from './edge-plan.ts';

/** Errors that CloudFront caches, though only briefly (see `errorSeconds`). */
const unlessForbidden = [404, 410, 414, 501];

/**
 * Adds CloudFront's cache to an origin, which reveals caching mistakes locally. It keeps responses to GET for
 * `s-maxage` (else `max-age`), within the limits of the path's policy and separately for what the policy names. A miss
 * is fetched without the client's validators, because a 304 for one client is useless to the next; the edge handles
 * validators itself.
 */
export function createCachedOrigin(origin: Origin, cache: EdgeCache): Origin {
  return async (request) => {
    if (request.method !== 'GET') return origin(request);
    const key = cacheKey(request);
    const found = cache.find(key);
    if (found) {
      const age = String(found.ageSeconds);
      return withHeaders(found.response, { age, 'x-cache': 'Hit from cloudfront' });
    }
    const keep = cache.expect(key, cachedPath(request));
    const response = await origin({ ...request, headers: withoutValidators(request.headers) });
    keep(response, freshSeconds(response, request.rule) * 1000);
    return withHeaders(response, { 'x-cache': 'Miss from cloudfront' });
  };
}

function cachedPath({ path, search, rule }: EdgeRequest): string {
  return rule.forwarding.cacheKey.query ? path + search : path;
}

function cacheKey(request: EdgeRequest): string {
  const { headers, rule } = request;
  const { cacheKey: parts } = rule.forwarding;
  return JSON.stringify([
    cachedPath(request),
    parts.headers.map((name) => headers[name] ?? null),
    parts.encodings && acceptedEncodings(headers),
  ]);
}

/**
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/Expiration.html
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/custom-error-pages-expiration.html
 */
function freshSeconds({ status, headers }: EdgeResponse, rule: EdgeRule): number {
  const { min, default: unsaid, max } = rule.forwarding.ttlSeconds;
  const control = String(headers['cache-control'] ?? '').toLowerCase();
  const isForbidden = /no-store|no-cache|private/.test(control);
  const shared = /s-maxage=(\d+)/.exec(control) ?? /max-age=(\d+)/.exec(control);
  const said = isForbidden || !shared ? undefined : Number(shared[1]);
  if (status >= 400) {
    if (isForbidden && unlessForbidden.includes(status)) return 0;
    return Math.max(rule.errorSeconds(status), Math.min(said ?? 0, max));
  }
  if (status !== 200) return 0;
  if (isForbidden) return min;
  return Math.max(min, Math.min(said ?? unsaid, max));
}

function withoutValidators(headers: EdgeRequest['headers']): EdgeRequest['headers'] {
  const { 'if-none-match': _etag, 'if-modified-since': _date, range: _range, ...rest } = headers;
  return rest;
}

function withHeaders(response: EdgeResponse, headers: Record<string, string>): EdgeResponse {
  return { ...response, headers: { ...response.headers, ...headers } };
}
