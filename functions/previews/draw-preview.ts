import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { flowText } from '../domain/previews/flow-text.ts';
import { previewKey, previewWidths, type Drawing } from '../domain/previews/preview-keys.ts';
import type { DrawnPage } from '../domain/previews/preview.ts';
import type { WantedPreview } from '../domain/previews/wanted-preview.ts';
import { env } from '../platform/env.ts';
import { s3 } from '../platform/s3.ts';
import { runDrawing, type Bitmap } from './run-drawing.ts';
import { tooLarge } from './undrawable-file.ts';

/** The whole file is in memory, twice. */
const mostMegabytes = 100;

/**
 * Draws the first pages of a file and writes them into the public bucket; nothing of the others leaves the private one.
 * Repeating it writes the same.
 * @throws UndrawableFile
 */
export async function drawPreview(
  drawing: Drawing,
  { fileKey, sizeBytes, pages: count }: WantedPreview,
): Promise<{ pages: DrawnPage[]; ofPages: number }> {
  if (sizeBytes > mostMegabytes * 1024 * 1024) throw tooLarge(mostMegabytes);
  const { bitmaps, ofPages } = await runDrawing(await readFile(fileKey), count);
  const pages: DrawnPage[] = [];
  for (const bitmap of bitmaps) {
    await writePictures(drawing, pages.length + 1, bitmap);
    const { width, height, text } = bitmap;
    pages.push({ width, height, text: flowText(text) });
  }
  return { pages, ofPages };
}

async function readFile(Key: string): Promise<Uint8Array<ArrayBuffer>> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: env().PRIVATE_BUCKET, Key }));
  if (!Body) throw new Error('S3 answered without a body.');
  // A copy of its own, which can be handed to another thread.
  return new Uint8Array(await Body.transformToByteArray());
}

async function writePictures(drawing: Drawing, page: number, bitmap: Bitmap): Promise<void> {
  const { default: sharp } = await import('sharp');
  const { data, width, height } = bitmap;
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  for (const size of previewWidths) {
    const body = await picture.clone().resize({ width: size }).webp({ quality: 78 }).toBuffer();
    await s3.send(
      new PutObjectCommand({
        Bucket: env().PUBLIC_BUCKET,
        Key: previewKey(drawing, page, size),
        Body: body,
        ContentType: 'image/webp',
        CacheControl: 'public, max-age=86400',
      }),
    );
  }
}
