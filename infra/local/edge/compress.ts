import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { EdgeResponse } from './edge-response.ts';

export type Encoding = 'br' | 'gzip';

/** CloudFront compresses these types from 1,000 to 10,000,000 bytes ("Serve compressed files"). */
const smallest = 1_000;
const largest = 10_000_000;
const compressible =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|rss\+xml|[\w.-]+\+json)|image\/svg\+xml)/;

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** A cache: each body is compressed once; files and cached responses reuse the result. */
const compressed = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/** Returns the encodings that a client accepts, best first. */
export function acceptedEncodings(headers: NodeJS.Dict<string | string[]>): Encoding[] {
  const given = String(headers['accept-encoding'] ?? '').toLowerCase();
  const names = given
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]!.trim());
  return (['br', 'gzip'] as const).filter((name) => names.includes(name) || names.includes('*'));
}

/**
 * Compresses a response with the best encoding that the client accepts. Strong ETags become weak, as on
 * CloudFront.
 */
export async function compressFor(
  response: EdgeResponse,
  headers: NodeJS.Dict<string | string[]>,
): Promise<EdgeResponse> {
  const type = String(response.headers['content-type'] ?? '');
  const eligible =
    response.status === 200 &&
    !response.headers['content-encoding'] &&
    response.body.length >= smallest &&
    response.body.length <= largest &&
    compressible.test(type);
  if (!eligible) return response;
  const vary = [response.headers['vary'], 'Accept-Encoding'].filter(Boolean).join(', ');
  const [encoding] = acceptedEncodings(headers);
  if (!encoding) return { ...response, headers: { ...response.headers, vary } };
  const { etag } = response.headers;
  return {
    ...response,
    headers: {
      ...response.headers,
      vary,
      'content-encoding': encoding,
      ...(typeof etag === 'string' && { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
    },
    body: await compressOnce(response.body, encoding),
  };
}

function compressOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const known = compressed.get(body) ?? new Map<Encoding, Promise<Buffer>>();
  compressed.set(body, known);
  const result = known.get(encoding) ?? compressors[encoding](body);
  known.set(encoding, result);
  return result;
}
