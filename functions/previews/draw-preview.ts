import { PutObjectCommand } from '@aws-sdk/client-s3';
import { flowText } from '../domain/previews/flow-text.ts';
import { previewKey, previewWidths, type Drawing } from '../domain/previews/preview-keys.ts';
import type { DrawnPage } from '../domain/previews/preview.ts';
import type { WantedPages } from '../domain/previews/wanted-preview.ts';
import { env } from '../platform/env.ts';
import { s3 } from '../platform/s3.ts';
import { readOriginal } from './read-original.ts';
import { runDrawing, type Bitmap } from './run-drawing.ts';

/**
 * Draws the first pages of a file and writes them into the public bucket; the other pages never leave the private one.
 * Idempotent.
 * @throws NoPreview
 */
export async function drawPreview(
  drawing: Drawing,
  want: WantedPages,
): Promise<{ pages: DrawnPage[]; ofPages: number }> {
  const { bitmaps, ofPages } = await runDrawing(await readOriginal(want), want.pages);
  const pages: DrawnPage[] = [];
  for (const bitmap of bitmaps) {
    await writePictures(drawing, pages.length + 1, bitmap);
    const { width, height, text } = bitmap;
    pages.push({ width, height, text: flowText(text) });
  }
  return { pages, ofPages };
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
