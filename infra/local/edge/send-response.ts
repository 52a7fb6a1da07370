import type { IncomingMessage, ServerResponse } from 'node:http';
import { cutRange } from './byte-range.ts';
import { compressFor } from './compress.ts';
import type { EdgeResponse } from './edge-response.ts';

/**
 * Sends an origin's response as the edge does: 304, ranges, compression, no body for HEAD, and the site's
 * headers.
 */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  originResponse: EdgeResponse,
  siteHeaders: Record<string, string>,
  compress = true,
): Promise<void> {
  const shaped =
    notModified(originResponse, request) ??
    cutRange(originResponse, request.headers) ??
    (compress ? await compressFor(originResponse, request.headers) : originResponse);
  const { status, headers, body } = shaped;
  const bodyless = status === 204 || status === 304;
  const length = bodyless ? undefined : lengthOf(request, shaped);
  response.writeHead(status, {
    ...headers,
    ...siteHeaders,
    ...(length !== undefined && { 'content-length': length }),
  });
  response.end(bodyless || request.method === 'HEAD' ? undefined : body);
}

/**
 * Returns the length to send. A response to HEAD has no body: if the origin sends no length (functions do not), it is
 * unknown.
 */
function lengthOf(request: IncomingMessage, { headers, body }: EdgeResponse): number | undefined {
  if (request.method !== 'HEAD' || body.length > 0) return body.length;
  const told = headers['content-length'];
  return told === undefined ? undefined : Number(told);
}

function notModified(originResponse: EdgeResponse, { method, headers }: IncomingMessage) {
  const { etag } = originResponse.headers;
  const given = headers['if-none-match'];
  if (originResponse.status !== 200 || typeof etag !== 'string' || given === undefined)
    return undefined;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  const matches = given === '*' || given.split(',').map(plain).includes(plain(etag));
  if (!matches) return undefined;
  const { 'content-type': _type, 'content-encoding': _encoding, ...rest } = originResponse.headers;
  return { status: 304, headers: rest, body: Buffer.alloc(0) };
}
