import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { SampleFile } from '#shared/samples/sample.ts';

const avif = { quality: 55, effort: 2 };
const webp = { quality: 80 };

/**
 * The pictures of a paper from two drawings in SVG: the cover, 4:3 in 960 × 720, in AVIF and WebP at 480 and 960
 * pixels, and a 1200 × 630 JPEG for link previews.
 */
export async function coverFiles(cover: string, preview: string): Promise<SampleFile[]> {
  // Rendered once: a cloned SVG pipeline would render it for every format.
  const { data, info } = await sharp(Buffer.from(cover))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sized = (width: number) => sharp(data, { raw: info }).resize(width, (width * 3) / 4);
  return Promise.all([
    file('cover-480.avif', 'image/avif', sized(480).avif(avif)),
    file('cover-960.avif', 'image/avif', sized(960).avif(avif)),
    file('cover-480.webp', 'image/webp', sized(480).webp(webp)),
    file('cover-960.webp', 'image/webp', sized(960).webp(webp)),
    file('og.jpg', 'image/jpeg', sharp(Buffer.from(preview)).jpeg({ quality: 82 })),
  ]);
}

/**
 * The pictures of an episode from a square drawing in SVG: AVIF and WebP at 480 and 960 pixels for the site, and a JPEG
 * of 1400 pixels, the minimum of Apple Podcasts.
 */
export async function artworkFiles(svg: string): Promise<SampleFile[]> {
  // Rendered at 1.5 times the size, enough for the 1400 pixels: with less round factors the patterns take seconds.
  const { data, info } = await sharp(Buffer.from(svg), { density: 108 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sized = (width: number) => sharp(data, { raw: info }).resize(width, width);
  return Promise.all([
    file('artwork-480.avif', 'image/avif', sized(480).avif(avif)),
    file('artwork-960.avif', 'image/avif', sized(960).avif(avif)),
    file('artwork-480.webp', 'image/webp', sized(480).webp(webp)),
    file('artwork-960.webp', 'image/webp', sized(960).webp(webp)),
    file('artwork-1400.jpg', 'image/jpeg', sized(1400).jpeg({ quality: 76 })),
  ]);
}

async function file(name: string, contentType: string, picture: Sharp): Promise<SampleFile> {
  return { name, contentType, body: await picture.toBuffer() };
}
