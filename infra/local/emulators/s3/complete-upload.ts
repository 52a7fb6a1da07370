import { createHash } from 'node:crypto';
import * as z from 'zod';
import { findUpload, removeUpload } from './multipart-upload.ts';
import type { Operation } from './operation.ts';
import { publishObject } from './publish-object.ts';
import { readXmlBody } from './read-xml-body.ts';
import { S3Error } from './s3-error.ts';
import type { S3Response } from './s3-response.ts';
import { buildXml } from './s3-xml.ts';
import type { UploadedPart } from './upload-index.ts';

const MIN_PART_BYTES = 5 * 1024 * 1024;

const completeRequest = z.object({
  CompleteMultipartUpload: z.object({
    Part: z.array(z.object({ PartNumber: z.coerce.number().int(), ETag: z.string() })).min(1),
  }),
});

/**
 * CompleteMultipartUpload: joins the named parts. The ETag is the MD5 of the parts' MD5s, followed by their
 * count.
 * @throws {S3Error} NoSuchUpload, InvalidPart, InvalidPartOrder, EntityTooSmall, MalformedXML
 */
export const completeUpload: Operation = async (context, request, payload) => {
  const { id } = findUpload(context, request);
  const joining = joins.get(id) ?? join(context, request, payload).finally(() => joins.delete(id));
  joins.set(id, joining);
  return joining;
};

/** A call that is repeated while the parts are joined waits for the same result. */
const joins = new Map<string, Promise<S3Response>>();

const join: Operation = async (context, request, payload) => {
  const upload = findUpload(context, request);
  const asked = (await readXmlBody(request, payload, completeRequest)).CompleteMultipartUpload.Part;
  const parts = chooseParts(asked, context.uploads.parts(upload.id));
  const written = await context.files.join(parts.map(({ blob }) => blob));
  const digests = Buffer.concat(parts.map((part) => Buffer.from(part.md5, 'hex')));
  const etag = `${createHash('md5').update(digests).digest('hex')}-${parts.length}`;
  const object = await publishObject(context, request, 'CompleteMultipartUpload', {
    blob: written.blob,
    sizeBytes: written.sizeBytes,
    etag,
    headers: upload.headers,
  });
  await removeUpload(context, upload.id);
  const body = buildXml('CompleteMultipartUploadResult', {
    Location: `http://${request.header('host')}${request.path}`,
    Bucket: object.bucket,
    Key: object.key,
    ETag: `"${object.etag}"`,
  });
  return { status: 200, body };
};

function chooseParts(
  asked: { PartNumber: number; ETag: string }[],
  uploaded: UploadedPart[],
): UploadedPart[] {
  const parts = asked.map(({ PartNumber, ETag }, at) => {
    if (at > 0 && PartNumber <= (asked[at - 1]?.PartNumber ?? 0)) {
      throw new S3Error('InvalidPartOrder');
    }
    const part = uploaded.find(({ number }) => number === PartNumber);
    if (part?.md5 !== ETag.trim().replaceAll('"', '')) {
      throw new S3Error('InvalidPart', undefined, { PartNumber, ETag });
    }
    return part;
  });
  const small = parts.slice(0, -1).find((part) => part.sizeBytes < MIN_PART_BYTES);
  if (small) {
    throw new S3Error('EntityTooSmall', undefined, {
      PartNumber: small.number,
      ProposedSize: small.sizeBytes,
      MinSizeAllowed: MIN_PART_BYTES,
    });
  }
  return parts;
}
