import { GetObjectCommand } from '@aws-sdk/client-s3';
import type { WantedPages } from '../domain/previews/wanted-preview.ts';
import { env } from '../platform/env.ts';
import { s3 } from '../platform/s3.ts';
import { tooLarge } from './why-no-preview.ts';

/** The largest file: it is held in memory twice. */
const maxMegabytes = 100;

/**
 * Reads a private original into memory.
 * @throws NoPreview if it is too large
 */
export async function readOriginal({
  fileKey: Key,
  sizeBytes,
}: WantedPages): Promise<Uint8Array<ArrayBuffer>> {
  if (sizeBytes > maxMegabytes * 1024 * 1024) throw tooLarge(maxMegabytes);
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: env().PRIVATE_BUCKET, Key }));
  if (!Body) throw new Error('S3 returned no body.');
  // A copy, which can be transferred to another thread.
  return new Uint8Array(await Body.transformToByteArray());
}
