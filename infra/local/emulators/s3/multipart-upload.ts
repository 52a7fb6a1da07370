import { randomUUID } from 'node:crypto';
import type { Operation } from './operation.ts';
import { checksumHeaders } from './put-object.ts';
import { receiveBody } from './receive-body.ts';
import type { S3Context } from './s3-context.ts';
import { S3Error } from './s3-error.ts';
import { queryValue, type S3Request } from './s3-request.ts';
import { buildXml } from './s3-xml.ts';
import { storedHeaders } from './stored-headers.ts';
import type { MultipartUpload } from './upload-index.ts';

const MAX_PART_NUMBER = 10_000;

/** CreateMultipartUpload. */
export const createUpload: Operation = async (context, { bucket, key, message }) => {
  const id = randomUUID();
  context.uploads.create({
    id,
    bucket,
    key,
    headers: storedHeaders(Object.entries(message.headers)),
  });
  const body = buildXml('InitiateMultipartUploadResult', {
    Bucket: bucket,
    Key: key,
    UploadId: id,
  });
  return { status: 200, body };
};

/** UploadPart. A part sent again replaces the earlier one. @throws {S3Error} NoSuchUpload */
export const uploadPart: Operation = async (context, request, payload) => {
  const upload = findUpload(context, request);
  const number = Number(queryValue(request, 'partNumber'));
  if (!(Number.isInteger(number) && number >= 1 && number <= MAX_PART_NUMBER)) {
    throw new S3Error('InvalidArgument', 'Part number must be between 1 and 10000, inclusive');
  }
  const part = await receiveBody(request, payload, context.files);
  if (!context.uploads.find(upload.id)) {
    await context.files.remove([part.blob]);
    throw new S3Error('NoSuchUpload');
  }
  const replaced = context.uploads.savePart(upload.id, { number, ...part });
  if (replaced) await context.files.remove([replaced]);
  return { status: 200, headers: { ETag: `"${part.md5}"`, ...checksumHeaders(part.checksums) } };
};

/** AbortMultipartUpload. @throws {S3Error} NoSuchUpload */
export const abortUpload: Operation = async (context, request) => {
  const upload = findUpload(context, request);
  await removeUpload(context, upload.id);
  return { status: 204 };
};

/** @throws {S3Error} NoSuchUpload, also for another key's upload */
export function findUpload(context: S3Context, request: S3Request): MultipartUpload {
  const upload = context.uploads.find(queryValue(request, 'uploadId') ?? '');
  if (upload?.bucket !== request.bucket || upload.key !== request.key) {
    throw new S3Error('NoSuchUpload');
  }
  return upload;
}

/** Deletes the upload and the bytes of its parts. */
export async function removeUpload(context: S3Context, id: string): Promise<void> {
  const blobs = context.uploads.parts(id).map((part) => part.blob);
  context.uploads.remove(id);
  await context.files.remove(blobs);
}
