import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { env } from '../../platform/env.ts';
import { s3 } from '../../platform/s3.ts';

const lifetimeSeconds = 300;

/** `attachment`: saved as a file. `inline`: shown or played in the page. */
export type Disposition = 'attachment' | 'inline';

/** Presigns the URL of a private original, valid for 5 minutes. */
export function presignFile(
  file: { key: string; name: string },
  as: Disposition = 'attachment',
): Promise<string> {
  const command = new GetObjectCommand({
    Bucket: env().PRIVATE_BUCKET,
    Key: file.key,
    ResponseContentDisposition: contentDisposition(as, file.name),
  });
  return getSignedUrl(s3, command, { expiresIn: lifetimeSeconds });
}

/**
 * Writes a Content-Disposition header (RFC 6266): a plain name for old clients, and the exact one in UTF-8 (RFC 8187).
 */
export function contentDisposition(as: Disposition, name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '-');
  const exact = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, percentEncoded);
  return `${as}; filename="${plain}"; filename*=UTF-8''${exact}`;
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
