import { HeadObjectCommand, S3ServiceException, type HeadObjectOutput } from '@aws-sdk/client-s3';
import { env } from '../../platform/env.ts';
import { s3 } from '../../platform/s3.ts';

/** Reads size, type and version of an object in the private bucket; undefined if it does not exist. */
export async function findOriginal(key: string): Promise<HeadObjectOutput | undefined> {
  try {
    return await s3.send(new HeadObjectCommand({ Bucket: env().PRIVATE_BUCKET, Key: key }));
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    // Without permission to list the bucket, S3 returns 403 for a missing object.
    if (status === 404 || status === 403) return undefined;
    throw error;
  }
}
