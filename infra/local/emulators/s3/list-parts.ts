import type { Operation } from './operation.ts';
import { findUpload } from './multipart-upload.ts';
import { S3Error } from './s3-error.ts';
import { queryValue, type S3Request } from './s3-request.ts';
import { buildXml } from './s3-xml.ts';

const MAX_PARTS = 1000;

/** ListParts: the parts that have arrived, by number, at most 1,000 on a page. @throws {S3Error} NoSuchUpload */
export const listParts: Operation = async (context, request) => {
  const upload = findUpload(context, request);
  const maxParts = Math.min(readCount(request, 'max-parts') ?? MAX_PARTS, MAX_PARTS);
  const marker = readCount(request, 'part-number-marker') ?? 0;
  const after = context.uploads.parts(upload.id).filter(({ number }) => number > marker);
  const page = after.slice(0, maxParts);
  const body = buildXml('ListPartsResult', {
    Bucket: upload.bucket,
    Key: upload.key,
    UploadId: upload.id,
    PartNumberMarker: marker,
    NextPartNumberMarker: page.at(-1)?.number ?? 0,
    MaxParts: maxParts,
    IsTruncated: page.length < after.length,
    StorageClass: 'STANDARD',
    Part: await Promise.all(
      page.map(async ({ number, blob, md5, sizeBytes }) => ({
        PartNumber: number,
        LastModified: (await context.files.writtenAt(blob)).toISOString(),
        ETag: `"${md5}"`,
        Size: sizeBytes,
      })),
    ),
  });
  return { status: 200, body };
};

function readCount(request: S3Request, name: string): number | undefined {
  const text = queryValue(request, name);
  if (text === undefined) return undefined;
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0) return count;
  throw new S3Error('InvalidArgument', `Provided ${name} not an integer or within integer range`, {
    ArgumentName: name,
    ArgumentValue: text,
  });
}
