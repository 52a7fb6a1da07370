import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { env } from '../../platform/env.ts';
import { s3 } from '../../platform/s3.ts';
import type { StoredFile } from './upload.ts';

export function bucketName(bucket: StoredFile['bucket']): string {
  return bucket === 'public' ? env().PUBLIC_BUCKET : env().PRIVATE_BUCKET;
}

/** Deletes objects; missing ones are not an error. */
export async function deleteFiles(files: readonly StoredFile[]): Promise<void> {
  await Promise.all(
    files.map(({ bucket, key }) =>
      s3.send(new DeleteObjectCommand({ Bucket: bucketName(bucket), Key: key })),
    ),
  );
}

/** The widths of stored pictures, each as WebP and AVIF; a row names the largest as WebP. */
export const pictureWidths = [480, 960] as const;
const pictureName = /-960\.webp$/;

/** Returns all objects behind a URL under `/media/`: a picture has several sizes. */
export function publicFiles(url: string | undefined): StoredFile[] {
  if (!url?.startsWith('/media/')) return [];
  const key = url.slice('/media/'.length);
  if (!pictureName.test(key)) return [{ bucket: 'public', key }];
  const stem = key.replace(pictureName, '');
  return pictureWidths.flatMap((width) =>
    ['webp', 'avif'].map((extension) => ({
      bucket: 'public' as const,
      key: `${stem}-${width}.${extension}`,
    })),
  );
}
