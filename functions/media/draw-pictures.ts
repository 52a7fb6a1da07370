import type { Sharp } from 'sharp';
import { pictureWidths } from '../domain/uploads/stored-files.ts';
import { portraitSuffix } from '../domain/uploads/upload-kinds.ts';
import { RejectedFile } from '../domain/uploads/rejected-file.ts';

export interface Picture {
  /** The end of the object's name, after the upload's id: `-960.webp`. */
  suffix: string;
  contentType: string;
  body: Buffer;
}

export const previewSuffix = '-og.jpg';
export const squareSuffix = '-1400.jpg';

/** Fifty megapixels: more than most cameras have, and within the function's memory. */
const maxPixels = 50_000_000;
const maxRatio = 5;
/** Measured at 960 × 720: the default, 4, takes twelve times as long as 2 and saves 8 % of the bytes. */
const avifEffort = 2;
/** The largest width produced. */
const workingWidth = 1400;
/** Re-encoding drops metadata: location, camera, thumbnails, and anything behind the end of the picture. */
const formats = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif'];

/**
 * Re-encodes a picture in the site's widths, upright and never enlarged, plus the versions that its kind needs.
 * @param also `preview`: 1200 × 630 for link previews; `square`: 1400 × 1400 for podcast clients
 * @throws RejectedFile if it is damaged, truncated or too large
 */
export async function drawPictures(file: Buffer, also?: 'preview' | 'square'): Promise<Picture[]> {
  const { default: sharp } = await import('sharp');
  const source = sharp(file, { failOn: 'error', limitInputPixels: maxPixels });
  const { data, info } = await decode(source);
  const drawing = () => sharp(data, { raw: info });
  const onWhite = () => drawing().flatten({ background: 'white' });
  const pictures: Picture[] = [];
  // Sequentially, because each encoding uses all cores.
  for (const width of pictureWidths) {
    const sized = drawing().resize({ width, withoutEnlargement: true });
    const webp = await sized.clone().webp({ quality: 80 }).toBuffer();
    const avif = await sized.clone().avif({ quality: 55, effort: avifEffort }).toBuffer();
    pictures.push({ suffix: `-${width}.webp`, contentType: 'image/webp', body: webp });
    pictures.push({ suffix: `-${width}.avif`, contentType: 'image/avif', body: avif });
  }
  if (also === 'preview') {
    const body = await onWhite().resize(1200, 630).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
    pictures.push({ suffix: previewSuffix, contentType: 'image/jpeg', body });
  }
  if (also === 'square') {
    const body = await onWhite().resize(1400, 1400).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    pictures.push({ suffix: squareSuffix, contentType: 'image/jpeg', body });
  }
  return pictures;
}

/** Four times the width on the page, for dense screens and zoom. */
const portraitPixels = 256;

/**
 * Re-encodes the middle of a picture as a small square.
 * @throws RejectedFile if it is damaged, truncated or too large
 */
export async function drawPortrait(file: Buffer): Promise<Picture> {
  const { default: sharp } = await import('sharp');
  const source = sharp(file, { failOn: 'error', limitInputPixels: maxPixels });
  const { data, info } = await decode(source);
  const body = await sharp(data, { raw: info })
    .resize(portraitPixels, portraitPixels)
    .webp({ quality: 80 })
    .toBuffer();
  return { suffix: portraitSuffix, contentType: 'image/webp', body };
}

async function decode(source: Sharp) {
  try {
    const { format, width, height } = await source.metadata();
    if (!formats.includes(format)) throw damaged();
    if (Math.max(width, height) > maxRatio * Math.min(width, height)) {
      throw new RejectedFile(
        `This picture is more than ${maxRatio} times as long as it is wide. Please crop it and upload it again.`,
      );
    }
    return await source
      .autoOrient()
      .resize({ width: workingWidth, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof RejectedFile) throw error;
    if (error instanceof Error && /pixel limit/.test(error.message)) {
      throw new RejectedFile(
        'This picture has more than 50 megapixels. Please make it smaller and upload it again.',
      );
    }
    throw damaged();
  }
}

function damaged(): RejectedFile {
  return new RejectedFile(
    'This picture is damaged or a part of it is missing. Please save it again and upload the new file.',
  );
}
