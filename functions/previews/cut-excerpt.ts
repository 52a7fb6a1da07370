import { Readable } from 'node:stream';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { excerptExtensions, excerptKey, type Drawing } from '../domain/previews/preview-keys.ts';
import type { MadePreview } from '../domain/previews/preview.ts';
import type { WantedExcerpt } from '../domain/previews/wanted-preview.ts';
import type { FilmExcerpt } from '../domain/recordings/cut-film.ts';
import { scanMp3, type Excerpt, type Recording } from '../domain/recordings/scan-mp3.ts';
import { scanWav } from '../domain/recordings/scan-wav.ts';
import { Uncuttable } from '../domain/recordings/uncuttable.ts';
import { RejectedFile } from '../domain/uploads/rejected-file.ts';
import { env } from '../platform/env.ts';
import { s3 } from '../platform/s3.ts';
import { originalSource } from './original-source.ts';
import { runCutting } from './run-cutting.ts';
import { nounOf, uncut } from './why-no-preview.ts';

/** The largest excerpt. Two minutes of a studio WAV file can be 70 MB, and two minutes of a camera's film far more. */
const maxBytes = 50 * 1024 * 1024;
const types = { mp3: 'mpeg', wav: 'wav', flac: 'flac', m4a: 'mp4', mp4: 'mp4', webm: 'webm' };

/**
 * Copies the beginning of a recording or a film unchanged into a public file of its own. The rest never leaves the
 * private bucket.
 * @throws NoPreview
 */
export async function cutExcerpt(
  drawing: Drawing,
  want: WantedExcerpt,
): Promise<Pick<MadePreview, 'excerpt'>> {
  const { body, durationSeconds, picture } = await cut(want);
  await s3.send(
    new PutObjectCommand({
      Bucket: env().PUBLIC_BUCKET,
      Key: excerptKey(drawing, want.format),
      Body: body,
      ContentType: `${picture ? 'video' : 'audio'}/${types[excerptExtensions[want.format]]}`,
      CacheControl: 'public, max-age=86400',
    }),
  );
  const excerpt = { wantedSeconds: want.seconds, seconds: durationSeconds };
  return { excerpt: { ...excerpt, ...(picture && { picture }) } };
}

async function cut(want: WantedExcerpt): Promise<FilmExcerpt> {
  const { format, fileKey, sizeBytes, seconds } = want;
  try {
    if (format === 'mp3') return checked(await scanMp3Object(want));
    const source = originalSource(fileKey, sizeBytes);
    if (format === 'wav') return checked(await scanWav(source, seconds, maxBytes));
    return await runCutting(source, { format, seconds, maxBytes });
  } catch (error) {
    if (error instanceof RejectedFile) throw uncut.broken(nounOf(format), 0);
    if (!(error instanceof Uncuttable)) throw error;
    throw uncut[error.reason](nounOf(format), error.fittingSeconds);
  }
}

async function scanMp3Object({ fileKey: Key, seconds }: WantedExcerpt): Promise<Recording> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: env().PRIVATE_BUCKET, Key }));
  if (!(Body instanceof Readable)) throw new Error('S3 returned no body.');
  try {
    return await scanMp3(Body, seconds, true);
  } finally {
    Body.destroy();
  }
}

function checked({ excerpt, continuesAfter, fittingSeconds }: Recording): Excerpt {
  // If the recording is not longer than the excerpt, the excerpt would give away all of it.
  if (!continuesAfter) throw new Uncuttable('short');
  if (!excerpt) throw new Uncuttable('large', fittingSeconds);
  return excerpt;
}
