import { S3Client } from '@aws-sdk/client-s3';

/** Path style in the local stack, whose endpoint is an IP address and cannot have bucket subdomains. */
const settings = { forcePathStyle: Boolean(process.env['AWS_ENDPOINT_URL_S3']) };

export const s3 = new S3Client(settings);

/**
 * For uploads in parts. By default the SDK adds a checksum of its own, also to an address that it signs for a body that it
 * never sees; S3 refuses a part with one if the upload was begun without.
 */
export const partsClient = new S3Client({
  ...settings,
  requestChecksumCalculation: 'WHEN_REQUIRED',
});
