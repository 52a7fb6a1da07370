import { Readable } from 'node:stream';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { excerptKey, type Drawing } from '../domain/previews/preview-keys.ts';
import type { MadePreview } from '../domain/previews/preview.ts';
import type { WantedExcerpt } from '../domain/previews/wanted-preview.ts';
import { scanMp3, type Excerpt, type Recording } from '../domain/recordings/scan-mp3.ts';
import { scanWav } from '../domain/recordings/scan-wav.ts';
import { RejectedFile } from '../domain/uploads/rejected-file.ts';
import { env } from '../platform/env.ts';
import { s3 } from '../platform/s3.ts';
import { originalSource } from './original-source.ts';
import { uncut } from './why-no-preview.ts';

/** The largest excerpt. Two minutes of a studio WAV file can have 70 MB. */
const mostBytes = 50 * 1024 * 1024;
const contentTypes = { mp3: 'audio/mpeg', wav: 'audio/wav' };

/**
 * Copies the beginning of a recording unchanged into a public file of its own. The rest never leaves the private
 * bucket.
 * @throws NoPreview
 */
export async function cutExcerpt(
  drawing: Drawing,
  want: WantedExcerpt,
): Promise<Pick<MadePreview, 'excerpt'>> {
  const { body, durationSeconds } = await cut(want);
  await s3.send(
    new PutObjectCommand({
      Bucket: env().PUBLIC_BUCKET,
      Key: excerptKey(drawing, want.format),
      Body: body,
      ContentType: contentTypes[want.format],
      CacheControl: 'public, max-age=86400',
    }),
  );
  return { excerpt: { wantedSeconds: want.seconds, seconds: durationSeconds } };
}

async function cut(want: WantedExcerpt): Promise<Excerpt> {
  const { excerpt, goesOn } = await scan(want);
  // An excerpt of a recording that is no longer would be all of it.
  if (!goesOn) throw uncut.short();
  if (!excerpt) throw uncut.large();
  return excerpt;
}

async function scan({
  format,
  fileKey: Key,
  sizeBytes,
  seconds,
}: WantedExcerpt): Promise<Recording> {
  try {
    if (format === 'wav') return await scanWav(originalSource(Key, sizeBytes), seconds, mostBytes);
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: env().PRIVATE_BUCKET, Key }));
    if (!(Body instanceof Readable)) throw new Error('S3 answered without a body.');
    try {
      return await scanMp3(Body, seconds, true);
    } finally {
      Body.destroy();
    }
  } catch (error) {
    throw error instanceof RejectedFile ? uncut.broken() : error;
  }
}
