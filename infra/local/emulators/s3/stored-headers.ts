/** The headers stored with an object, which a presigned GET may override with `response-` parameters. */
export const contentHeaders = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
];
const DEFAULT_TYPE = 'binary/octet-stream';

/**
 * Picks what S3 stores with an object from a request's headers or a form's fields: content headers and user
 * metadata.
 */
export function storedHeaders(
  given: Iterable<readonly [name: string, value: string | string[] | undefined]>,
): Record<string, string> {
  const kept: Record<string, string> = { 'content-type': DEFAULT_TYPE };
  for (const [givenName, givenValue] of given) {
    const name = givenName.toLowerCase();
    if (!contentHeaders.includes(name) && !name.startsWith('x-amz-meta-')) continue;
    const value = name === 'content-encoding' ? withoutFraming(String(givenValue)) : givenValue;
    if (value) kept[name] = headerValue(String(value));
  }
  return kept;
}

/** `aws-chunked` describes the upload, not the object. */
function withoutFraming(encodings: string): string {
  const named = encodings.split(',').map((encoding) => encoding.trim());
  return named.filter((encoding) => encoding !== 'aws-chunked').join(',');
}

/** A value that a header cannot carry is sent as an RFC 2047 word, as S3 does. */
function headerValue(value: string): string {
  if (isHeaderValue(value)) return value;
  return `=?UTF-8?B?${Buffer.from(value).toString('base64')}?=`;
}

/** Printable ISO-8859-1. */
export function isHeaderValue(value: string): boolean {
  return /^[\t\x20-\x7e\xa0-\xff]*$/.test(value);
}
