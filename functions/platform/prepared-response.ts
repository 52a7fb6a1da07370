import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { RequestContext } from './actor.ts';
import { acceptsGzip, isCachedByClient } from './http-preferences.ts';
import { publicCache } from './public-cache.ts';
import { bytes, text, type Reply } from './reply.ts';

/**
 * A response ready to send. Only the compressed form is cached: a list of 10,000 items is 4 MB uncompressed, and there
 * are many queries.
 */
export interface PreparedResponse {
  zipped: Buffer;
  headers: { etag: string } & Record<string, string>;
}

/**
 * Prepares a public JSON response once, with its ETag and compressed, to be sent many times.
 * @param body the parsed output of the call
 * @param more additional headers, which the ETag covers
 */
export function prepareResponse(
  body: unknown,
  more: Record<string, string> = {},
): PreparedResponse {
  const json = { 'content-type': 'application/json; charset=utf-8' };
  return prepareText(JSON.stringify(body), { ...json, ...more });
}

/**
 * Prepares any other text in the same way.
 * @param more headers, at least the content type
 */
export function prepareText(plain: string, more: Record<string, string>): PreparedResponse {
  const hash = createHash('sha256').update(plain).update(JSON.stringify(more)).digest('base64url');
  return {
    zipped: gzipSync(plain),
    headers: {
      ...publicCache,
      vary: 'accept-encoding',
      etag: `W/"${hash.slice(0, 22)}"`,
      ...more,
    },
  };
}

/**
 * The longest body sent uncompressed. A Lambda response has at most 6 MB, and text is sent as a JSON string, in which
 * some characters take two bytes.
 */
const plainBytes = 5_000_000;

/**
 * Sends 304 if the client has the response cached, otherwise the body in an encoding that the client accepts. A body
 * that is too long uncompressed is sent compressed in any case: a client without Accept-Encoding accepts anything
 * (RFC 9110, 12.5.3), and any other would get an error instead.
 */
export function sendPrepared(response: PreparedResponse, request: RequestContext): Reply<never> {
  const { zipped, headers } = response;
  if (isCachedByClient(request.headers['if-none-match'], headers.etag)) {
    return bytes(Buffer.alloc(0), headers, 304);
  }
  const compressed = () => bytes(zipped, { ...headers, 'content-encoding': 'gzip' });
  if (acceptsGzip(request.headers['accept-encoding'])) return compressed();
  const plain = gunzipSync(zipped);
  if (plain.length > plainBytes) return compressed();
  return text(plain.toString(), headers) as Reply<never>;
}
