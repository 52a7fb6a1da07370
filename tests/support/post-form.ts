import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import type { S3Client } from '@aws-sdk/client-s3';

export const EXACT_BYTES = 1000;
export const pdf = Buffer.alloc(EXACT_BYTES, '%PDF');

/** Signs a form like the site's upload calls: one key, one type, one exact size. */
export const signForm = (client: S3Client, options: Partial<PresignedPostOptions> = {}) =>
  createPresignedPost(client, {
    Bucket: 'private',
    Key: 'upload.pdf',
    Fields: { 'Content-Type': 'application/pdf' },
    Conditions: [['content-length-range', EXACT_BYTES, EXACT_BYTES]],
    Expires: 60,
    ...options,
  });

/** Sends a form as a browser does: the fields, then the file. */
export function postForm(
  url: string,
  fields: Record<string, string>,
  file: Buffer | undefined = pdf,
  name = 'my file.pdf',
): Promise<Response> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(file)]), name);
  return fetch(url, { method: 'POST', body: form, redirect: 'manual' });
}
