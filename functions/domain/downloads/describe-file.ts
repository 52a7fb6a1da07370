import { AppError } from '../../platform/app-error.ts';
import { text, type Reply } from '../../platform/reply.ts';
import { findOriginal } from './find-original.ts';
import { contentDisposition, type Disposition } from './presign-file.ts';

/**
 * Returns the response to HEAD for a private original. It does not redirect: S3 signs a URL for one method, and clients
 * such as aria2 use GET with the URL that HEAD returned.
 * @throws AppError `not_found` if S3 has no such object
 */
export async function describeFile(
  file: { key: string; name: string },
  as: Disposition = 'attachment',
  more: Record<string, string> = {},
): Promise<Reply<string>> {
  const object = await findOriginal(file.key);
  if (!object) throw new AppError('not_found');
  return text('', {
    'content-type': object.ContentType ?? 'application/octet-stream',
    'content-length': String(object.ContentLength ?? 0),
    'content-disposition': contentDisposition(as, file.name),
    ...(object.ETag && { etag: object.ETag }),
    ...(object.LastModified && { 'last-modified': object.LastModified.toUTCString() }),
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
    ...more,
  });
}
