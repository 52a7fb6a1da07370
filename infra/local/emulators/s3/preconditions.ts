import type { StoredObject } from './object-index.ts';
import { S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

/**
 * Evaluates a conditional read (RFC 9110, section 13.2.2, which S3 follows).
 * @throws {S3Error} PreconditionFailed
 */
export function readCondition(request: S3Request, object: StoredObject): 'send' | 'not-modified' {
  const ifMatch = request.header('if-match');
  const ifNoneMatch = request.header('if-none-match');
  const unmodifiedSince = request.header('if-unmodified-since');
  const modifiedSince = request.header('if-modified-since');
  const failed = ifMatch
    ? !matches(ifMatch, object.etag)
    : unmodifiedSince !== undefined && modifiedAfter(object, unmodifiedSince);
  if (failed) {
    const Condition = ifMatch ? 'If-Match' : 'If-Unmodified-Since';
    throw new S3Error('PreconditionFailed', undefined, { Condition });
  }
  const unchanged = ifNoneMatch
    ? matches(ifNoneMatch, object.etag)
    : modifiedSince !== undefined && !modifiedAfter(object, modifiedSince);
  return unchanged ? 'not-modified' : 'send';
}

/** A range resumes only the object that the reader started with. */
export function rangeStillHolds(request: S3Request, object: StoredObject): boolean {
  const ifRange = request.header('if-range');
  if (ifRange === undefined) return true;
  return ifRange.includes('"')
    ? matches(ifRange, object.etag)
    : Date.parse(ifRange) === wholeSeconds(object);
}

/**
 * Conditional writes: If-None-Match: * creates only, If-Match replaces only that version.
 * @throws {S3Error} PreconditionFailed, NoSuchKey
 */
export function checkWriteCondition(request: S3Request, current: StoredObject | undefined): void {
  const ifMatch = request.header('if-match');
  if (ifMatch && !current) throw new S3Error('NoSuchKey', undefined, { Key: request.key });
  if (ifMatch && current && !matches(ifMatch, current.etag)) {
    throw new S3Error('PreconditionFailed', undefined, { Condition: 'If-Match' });
  }
  if (request.header('if-none-match') && current) {
    throw new S3Error('PreconditionFailed', undefined, { Condition: 'If-None-Match' });
  }
}

function matches(list: string, etag: string): boolean {
  return list.split(',').some((tag) => {
    const bare = tag.trim().replace(/^W\//, '').replaceAll('"', '');
    return bare === '*' || bare === etag;
  });
}

function modifiedAfter(object: StoredObject, date: string): boolean {
  return wholeSeconds(object) > Date.parse(date);
}

/** HTTP dates have no milliseconds. */
function wholeSeconds(object: StoredObject): number {
  return Math.floor(object.modifiedAt / 1000) * 1000;
}
