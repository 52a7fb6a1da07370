import { cacheControlFor } from '../../edge-policy.ts';
import { accessDenied, type Origin } from './edge-response.ts';
import { fetchOrigin } from './fetch-origin.ts';

/**
 * Serves the public bucket: `/media/articles/a/cover.webp` is its object `articles/a/cover.webp`.
 * @param gone the origin for paths that the bucket does not have
 */
export function createMediaOrigin(s3Url: string, bucket: string, gone: Origin): Origin {
  return async (request) => {
    const { object } = request;
    const get = { method: 'GET', body: Buffer.alloc(0) };
    const response = await fetchOrigin(s3Url, `/${bucket}${object}`, get, {});
    if (response.status !== 200) {
      return request.rule.failover.includes(403)
        ? gone({ ...request, path: object })
        : accessDenied();
    }
    const { 'content-type': type, etag, 'last-modified': modified } = response.headers;
    return {
      status: 200,
      headers: {
        'content-type': type ?? 'application/octet-stream',
        'cache-control': cacheControlFor(request.path),
        ...(etag && { etag }),
        ...(modified && { 'last-modified': modified }),
        'accept-ranges': 'bytes',
      },
      body: response.body,
    };
  };
}
