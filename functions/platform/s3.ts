import { S3Client } from '@aws-sdk/client-s3';

/** Path style in the local stack, whose endpoint is an IP address and cannot have bucket subdomains. */
export const s3 = new S3Client({ forcePathStyle: Boolean(process.env['AWS_ENDPOINT_URL_S3']) });
