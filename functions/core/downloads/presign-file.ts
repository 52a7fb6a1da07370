import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { env } from '../../platform/env.ts';

const lifetimeSeconds = 300;

/** Path style on the laptop, whose endpoint is an address and not a domain that buckets could be prefixed to. */
const s3 = new S3Client({ forcePathStyle: Boolean(process.env['AWS_ENDPOINT_URL_S3']) });

/** An address of a private original, good for 5 minutes, that saves under the file's own name. */
export function presignFile(file: { key: string; name: string }): Promise<string> {
  return getSignedUrl(
    s3,
    new GetObjectCommand({
      Bucket: env().PRIVATE_BUCKET,
      Key: file.key,
      ResponseContentDisposition: attachment(file.name),
    }),
    { expiresIn: lifetimeSeconds },
  );
}

/** RFC 6266: a plain name for old clients, the exact one in UTF-8 (RFC 8187) beside it. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '-');
  const exact = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, percentEncoded);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
