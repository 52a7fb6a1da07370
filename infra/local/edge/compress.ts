import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { EdgeAnswer } from './edge-answer.ts';

export type Encoding = 'br' | 'gzip';

/** What CloudFront compresses: 1,000 to 10,000,000 bytes of these types ("Serve compressed files"). */
const smallest = 1_000;
const largest = 10_000_000;
const compressible =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|rss\+xml|[\w.-]+\+json)|image\/svg\+xml)/;

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** Compressed once per body: files and cached answers keep theirs. */
const compressed = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/** The encodings that a client takes, best first. */
export function acceptedEncodings(headers: NodeJS.Dict<string | string[]>): Encoding[] {
  const given = String(headers['accept-encoding'] ?? '').toLowerCase();
  const names = given
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]!.trim());
  return (['br', 'gzip'] as const).filter((name) => names.includes(name) || names.includes('*'));
}

/** The answer in the best encoding that the client takes; its strong ETag becomes weak, as CloudFront makes it. */
export async function compressFor(
  answer: EdgeAnswer,
  headers: NodeJS.Dict<string | string[]>,
): Promise<EdgeAnswer> {
  const type = String(answer.headers['content-type'] ?? '');
  const eligible =
    answer.status === 200 &&
    !answer.headers['content-encoding'] &&
    answer.body.length >= smallest &&
    answer.body.length <= largest &&
    compressible.test(type);
  if (!eligible) return answer;
  const vary = [answer.headers['vary'], 'Accept-Encoding'].filter(Boolean).join(', ');
  const [encoding] = acceptedEncodings(headers);
  if (!encoding) return { ...answer, headers: { ...answer.headers, vary } };
  const { etag } = answer.headers;
  return {
    ...answer,
    headers: {
      ...answer.headers,
      vary,
      'content-encoding': encoding,
      ...(typeof etag === 'string' && { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
    },
    body: await compressOnce(answer.body, encoding),
  };
}

function compressOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const known = compressed.get(body) ?? new Map<Encoding, Promise<Buffer>>();
  compressed.set(body, known);
  const result = known.get(encoding) ?? compressors[encoding](body);
  known.set(encoding, result);
  return result;
}
