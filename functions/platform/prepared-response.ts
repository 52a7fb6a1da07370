import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { RequestContext } from './actor.ts';
import { acceptsGzip, isCachedByClient } from './http-preferences.ts';
import { publicCache } from './public-cache.ts';
import { bytes, text, type Reply } from './reply.ts';

/** Only the compressed form is kept: a whole library of 10,000 is 4 MB plain, and there are many questions. */
export interface PreparedResponse {
  zipped: Buffer;
  headers: { etag: string } & Record<string, string>;
}

/**
 * Makes a public JSON answer once, to be sent often: with its ETag and its compressed form.
 * @param body what the call's schema has parsed
 * @param more headers of its own; the ETag is theirs too
 */
export function prepareResponse(
  body: unknown,
  more: Record<string, string> = {},
): PreparedResponse {
  const json = { 'content-type': 'application/json; charset=utf-8' };
  return prepareText(JSON.stringify(body), { ...json, ...more });
}

/**
 * The same for any other text.
 * @param more its content type above all
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

/** Lambda answers 6 MB at most, in which text stands as a JSON string: some of its characters take two bytes. */
const plainBytes = 5_000_000;

/**
 * 304 to a client that holds the answer, else its bytes as the client takes them. What is too long for that comes
 * compressed all the same: whoever does not say what he takes may be sent anything (RFC 9110, 12.5.3), and whoever does
 * would get an error instead.
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
