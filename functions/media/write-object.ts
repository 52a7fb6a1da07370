import { CopyObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { bucketName } from '../domain/uploads/stored-files.ts';
import { env } from '../platform/env.ts';
import { s3 } from '../platform/s3.ts';
import type { NewObject } from './check-file.ts';
import type { IncomingFile } from './incoming-file.ts';

const cacheControl = { public: 'public, max-age=86400', private: 'private' };

/**
 * Writes prepared bytes, or lets S3 copy exactly the bytes that were checked: up to 5 GB in one call, without transfer
 * through this function. Idempotent.
 * @returns the SHA-256 of a copy in hexadecimal, computed by S3 from the bytes that it wrote
 */
export async function writeObject(
  { bucket, key, contentType, body }: NewObject,
  file: IncomingFile,
): Promise<string | undefined> {
  const object = {
    Bucket: bucketName(bucket),
    Key: key,
    ContentType: contentType,
    CacheControl: cacheControl[bucket],
  };
  if (body) {
    await s3.send(new PutObjectCommand({ ...object, Body: body }));
    return undefined;
  }
  const { CopyObjectResult } = await s3.send(
    new CopyObjectCommand({
      ...object,
      ChecksumAlgorithm: 'SHA256',
      CopySource: `${env().PRIVATE_BUCKET}/${file.key}`,
      CopySourceIfMatch: file.etag,
      MetadataDirective: 'REPLACE',
    }),
  );
  const sha256 = CopyObjectResult?.ChecksumSHA256;
  return sha256 && Buffer.from(sha256, 'base64').toString('hex');
}
