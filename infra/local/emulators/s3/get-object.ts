import type { FileHandle } from 'node:fs/promises';
import type { StoredObject } from './object-index.ts';
import type { Operation } from './operation.ts';
import { rangeStillHolds, readCondition } from './preconditions.ts';
import { checksumHeaders } from './put-object.ts';
import { readRange } from './read-range.ts';
import type { S3Context } from './s3-context.ts';
import { S3Error } from './s3-error.ts';
import { queryValue, type S3Request } from './s3-request.ts';
import { contentHeaders, isHeaderValue } from './stored-headers.ts';

const OVERRIDE = 'response-';

/**
 * GetObject and HeadObject: conditions, ranges, and the `response-` parameters of a signed URL.
 * @throws {S3Error} NoSuchKey, PreconditionFailed, InvalidRange, InvalidArgument
 */
export const getObject: Operation = async (context, request) => {
  const { object, file } = await openObject(context, request);
  try {
    const response = describe(request, object);
    if (request.method === 'HEAD' || !response.slice) {
      await file.close();
      return response;
    }
    return { ...response, body: { file, ...response.slice } };
  } catch (error) {
    await file.close();
    throw error;
  }
};

function describe(request: S3Request, object: StoredObject) {
  const headers: Record<string, string | number> = {
    ETag: `"${object.etag}"`,
    'Last-Modified': new Date(object.modifiedAt).toUTCString(),
    'Accept-Ranges': 'bytes',
    ...object.headers,
    ...overrides(request),
  };
  if (readCondition(request, object) === 'not-modified') return { status: 304, headers };
  const { sizeBytes } = object;
  const rangeHeader = request.header('range');
  const range = rangeStillHolds(request, object) ? readRange(rangeHeader, sizeBytes) : 'whole';
  if (range === 'unsatisfiable') {
    throw new S3Error('InvalidRange', undefined, {
      RangeRequested: rangeHeader ?? '',
      ActualObjectSize: sizeBytes,
    });
  }
  if (range !== 'whole') {
    headers['Content-Length'] = range.end - range.start + 1;
    headers['Content-Range'] = `bytes ${range.start}-${range.end}/${sizeBytes}`;
    return { status: 206, headers, slice: range };
  }
  headers['Content-Length'] = sizeBytes;
  if (request.header('x-amz-checksum-mode') === 'ENABLED') {
    Object.assign(headers, checksumHeaders(object.checksums));
  }
  const slice = sizeBytes > 0 ? { start: 0, end: sizeBytes - 1 } : undefined;
  return { status: 200, headers, slice };
}

/** @throws {S3Error} NoSuchKey */
export function findObject(context: S3Context, bucket: string, key: string): StoredObject {
  const object = context.objects.find(bucket, key);
  if (!object) throw new S3Error('NoSuchKey', undefined, { Key: key });
  return object;
}

/** The file may be replaced between reading the index and opening it; if so, try again. */
async function openObject(
  context: S3Context,
  request: S3Request,
): Promise<{ object: StoredObject; file: FileHandle }> {
  for (;;) {
    const object = findObject(context, request.bucket, request.key);
    try {
      return { object, file: await context.files.open(object.blob) };
    } catch (error) {
      const current = findObject(context, request.bucket, request.key);
      if (current.blob === object.blob) throw error;
    }
  }
}

function overrides(request: S3Request): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const header of contentHeaders) {
    const name = OVERRIDE + header;
    const value = queryValue(request, name);
    if (value === undefined) continue;
    if (!isHeaderValue(value)) {
      const message = 'Header value cannot be represented using ISO-8859-1.';
      throw new S3Error('InvalidArgument', message, { ArgumentName: name, ArgumentValue: value });
    }
    headers[header] = value;
  }
  return headers;
}
