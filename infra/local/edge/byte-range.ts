import type { EdgeResponse } from './edge-response.ts';

/**
 * Cuts a single byte range out of a full response (RFC 9110, section 14). Several ranges, or an `If-Range`
 * for another version, return the full response.
 */
export function cutRange(
  response: EdgeResponse,
  headers: NodeJS.Dict<string | string[]>,
): EdgeResponse | undefined {
  const given = /^bytes=(\d*)-(\d*)$/.exec(String(headers['range'] ?? ''));
  if (!given || response.status !== 200 || !response.headers['accept-ranges']) return undefined;
  const condition = headers['if-range'];
  const known = [response.headers['etag'], response.headers['last-modified']];
  if (condition !== undefined && !known.includes(String(condition))) return undefined;
  const size = response.body.length;
  const [, first = '', last = ''] = given;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || start > end) {
    const unsatisfied = { ...response.headers, 'content-range': `bytes */${size}` };
    return { status: 416, headers: unsatisfied, body: Buffer.alloc(0) };
  }
  return {
    status: 206,
    headers: { ...response.headers, 'content-range': `bytes ${start}-${end}/${size}` },
    body: response.body.subarray(start, end + 1),
  };
}
