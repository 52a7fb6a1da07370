import { acceptedEncodings } from './compress.ts';
import type { EdgeResponse, EdgeRequest, Origin } from './edge-response.ts';
import type { EdgeCache } from './edge-cache.ts';

const daySeconds = 24 * 3600;

/**
 * Adds CloudFront's cache to an origin, which reveals caching mistakes locally. It keeps 200 responses to GET for
 * `s-maxage` (else `max-age`), separately for each path, query, token, origin and encoding
 * (`constructs/api-behaviour.ts`). A miss is fetched without the client's validators, because a 304 for one client is
 * useless to the next; the edge handles validators itself.
 */
export function createCachedOrigin(
  origin: Origin,
  cache: EdgeCache,
  longestSeconds = daySeconds,
): Origin {
  return async (request) => {
    if (request.method !== 'GET') return origin(request);
    const key = cacheKey(request);
    const found = cache.find(key);
    if (found) {
      const age = String(found.ageSeconds);
      return withHeaders(found.response, { age, 'x-cache': 'Hit from cloudfront' });
    }
    const keep = cache.expect(key, request.path + request.search);
    const response = await origin({ ...request, headers: withoutValidators(request.headers) });
    keep(response, Math.min(freshSeconds(response), longestSeconds) * 1000);
    return withHeaders(response, { 'x-cache': 'Miss from cloudfront' });
  };
}

function cacheKey({ path, search, headers }: EdgeRequest): string {
  const { authorization, origin } = headers;
  return JSON.stringify([path + search, authorization, origin, acceptedEncodings(headers)]);
}

function freshSeconds({ status, headers }: EdgeResponse): number {
  const control = String(headers['cache-control'] ?? '').toLowerCase();
  if (status !== 200 || headers['set-cookie'] || /no-store|no-cache|private/.test(control))
    return 0;
  const shared = /s-maxage=(\d+)/.exec(control) ?? /max-age=(\d+)/.exec(control);
  return Number(shared?.[1] ?? 0);
}

function withoutValidators(headers: EdgeRequest['headers']): EdgeRequest['headers'] {
  const { 'if-none-match': _etag, 'if-modified-since': _date, range: _range, ...rest } = headers;
  return rest;
}

function withHeaders(response: EdgeResponse, headers: Record<string, string>): EdgeResponse {
  return { ...response, headers: { ...response.headers, ...headers } };
}
