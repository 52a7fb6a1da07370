import { NoSuchKey, S3Client } from '@aws-sdk/client-s3';

/** Path style for the local stack: its endpoint is an IP address, which cannot have bucket subdomains. */
const settings = { forcePathStyle: Boolean(process.env['AWS_ENDPOINT_URL_S3']) };

export const s3 = new S3Client(settings);

/** Whether S3 has no such object. Without the right to list the bucket, it returns 403 instead of 404. */
export function isMissingObject(error: unknown): boolean {
  return error instanceof NoSuchKey || (error as Error).name === 'AccessDenied';
}

/**
 * The client for multipart uploads. By default the SDK adds a checksum, even to a presigned URL, whose body it never
 * sees. S3 refuses a part with a checksum if the upload was started without one.
 */
export const partsClient = new S3Client({
  ...settings,
  requestChecksumCalculation: 'WHEN_REQUIRED',
});
