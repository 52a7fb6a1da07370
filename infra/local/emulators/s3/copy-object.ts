import { isChecksumName, startChecksum } from './checksum.ts';
import { findObject } from './get-object.ts';
import type { Operation } from './operation.ts';
import { publishObject } from './publish-object.ts';
import type { S3Context } from './s3-context.ts';
import { decodeSegment, type S3Request } from './s3-request.ts';
import { S3Error } from './s3-error.ts';
import { buildXml } from './s3-xml.ts';
import { storedHeaders } from './stored-headers.ts';

/**
 * CopyObject: keeps the source's headers unless x-amz-metadata-directive says REPLACE.
 * @throws {S3Error} NoSuchBucket, NoSuchKey, InvalidArgument, InvalidRequest, PreconditionFailed, NotImplemented
 */
export const copyObject: Operation = async (context, request) => {
  const given = decodeSegment(request.header('x-amz-copy-source') ?? '').replace(/^\//, '');
  const slash = given.indexOf('/');
  const [bucket, key] = [given.slice(0, slash), given.slice(slash + 1)];
  if (slash < 1 || key === '') throw new S3Error('InvalidArgument', 'Invalid copy source');
  const names = Object.keys(request.message.headers);
  const known = 'x-amz-copy-source-if-match';
  if (names.some((name) => name.startsWith('x-amz-copy-source-') && name !== known)) {
    throw new S3Error(
      'NotImplemented',
      `Local S3 copies whole objects only and supports these headers: ${known}`,
    );
  }
  if (!context.buckets.has(bucket)) {
    throw new S3Error('NoSuchBucket', undefined, { BucketName: bucket });
  }
  const replaces = request.header('x-amz-metadata-directive') === 'REPLACE';
  if (!replaces && bucket === request.bucket && key === request.key) {
    const message = "An object can't be copied onto itself without changing its metadata";
    throw new S3Error('InvalidRequest', message);
  }
  const source = findObject(context, bucket, key);
  const wanted = request.header(known);
  if (wanted !== undefined && wanted.replaceAll('"', '') !== source.etag) {
    throw new S3Error('PreconditionFailed', undefined, { Condition: known });
  }
  const object = await publishObject(context, request, 'Copy', {
    blob: await context.files.duplicate(source.blob),
    sizeBytes: source.sizeBytes,
    etag: source.etag,
    checksums: (await checksumOf(context, request, source.blob)) ?? source.checksums,
    headers: replaces ? storedHeaders(Object.entries(request.message.headers)) : source.headers,
  });
  const body = buildXml('CopyObjectResult', {
    ETag: `"${object.etag}"`,
    LastModified: new Date(object.modifiedAt).toISOString(),
    ...Object.fromEntries(
      Object.entries(object.checksums).map(([name, value]) => [
        `Checksum${name.toUpperCase()}`,
        value,
      ]),
    ),
  });
  return { status: 200, body };
};

/**
 * Returns the checksum of the copy that the caller requested. S3 computes it over the whole object, however it was
 * uploaded.
 */
async function checksumOf(context: S3Context, request: S3Request, blob: string) {
  const wanted = request.header('x-amz-checksum-algorithm')?.toLowerCase();
  if (wanted === undefined) return undefined;
  if (!isChecksumName(wanted)) {
    throw new S3Error('NotImplemented', `Local S3 does not compute the checksum ${wanted}`);
  }
  const checksum = startChecksum(wanted);
  // One reused buffer: those of a stream would occupy memory until garbage collection.
  const buffer = Buffer.allocUnsafe(1024 * 1024);
  await using file = await context.files.open(blob);
  for (;;) {
    const { bytesRead } = await file.read(buffer);
    if (bytesRead === 0) break;
    checksum.update(buffer.subarray(0, bytesRead));
  }
  return { [wanted]: checksum.digest() };
}
