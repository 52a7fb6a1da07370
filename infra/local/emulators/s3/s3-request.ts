import type { IncomingMessage } from 'node:http';
import { S3Error } from './s3-error.ts';

/** A request with a path-style URL: /bucket/key?query. */
export interface S3Request {
  method: string;
  /** As received, still encoded, because the client signed it that way. */
  path: string;
  /** Decoded; empty for the service itself. */
  bucket: string;
  /** Decoded; empty for the bucket itself. */
  key: string;
  /** Decoded parameters; repeated ones as a list. */
  query: Record<string, string | string[]>;
  /** The value of a header; several are joined by a comma. */
  header(name: string): string | undefined;
  message: IncomingMessage;
  id: string;
}

const MAX_KEY_BYTES = 1024;

/** @throws {S3Error} InvalidURI, KeyTooLongError */
export function readRequest(message: IncomingMessage, id: string): S3Request {
  const [path = '/', queryString = ''] = splitOnce(message.url ?? '/', '?');
  const [bucket = '', key = ''] = splitOnce(path.slice(1), '/').map(decodeSegment);
  checkKeyLength(key);
  return {
    method: message.method ?? 'GET',
    path,
    bucket,
    key,
    query: readQuery(queryString),
    header(name) {
      const value = message.headers[name];
      return Array.isArray(value) ? value.join(',') : value;
    },
    message,
    id,
  };
}

/** @throws {S3Error} KeyTooLongError above 1,024 bytes of UTF-8 */
export function checkKeyLength(key: string): void {
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) throw new S3Error('KeyTooLongError');
}

/** Returns the value of a query parameter that may occur only once. */
export function queryValue(request: S3Request, name: string): string | undefined {
  const value = request.query[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Reads the body without closing the connection when the reader stops early, because the response uses it. */
export function bodyOf(request: S3Request): AsyncIterable<Buffer> {
  return { [Symbol.asyncIterator]: () => request.message.iterator({ destroyOnReturn: false }) };
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** @throws {S3Error} InvalidURI */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new S3Error('InvalidURI');
  }
}

function readQuery(queryString: string): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(queryString)) {
    const earlier = query.get(name);
    query.set(name, earlier === undefined ? value : [earlier, value].flat());
  }
  return Object.fromEntries(query);
}
