import sharp from 'sharp';
import type { SampleFile } from '#shared/samples/sample.ts';
import { composeCover } from './draw-cover.ts';
import type { Volume } from './volume.ts';

const [width, height] = [960, 1280];
/** Of the binding on the left. */
const spine = 64;
const cloth = { ground: '#13294f', bands: ['#c48a2a', '#a8502f', '#e9e2d0'] };

/** The boards of a volume as an SVG picture: the motif of its subject, and a cloth spine with bands. */
function composeVolumeCover({ slug, motif }: Pick<Volume, 'slug' | 'motif'>): string {
  const plate = composeCover({ slug, category: motif }, width - spine, height);
  const bands = cloth.bands.map(
    (colour, i) =>
      `<rect y="${150 + i * 34}" width="${spine}" height="${16 - i * 4}" fill="${colour}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<g transform="translate(${spine})">${plate}</g>`,
    `<rect width="${spine}" height="${height}" fill="${cloth.ground}"/>`,
    ...bands,
    `<rect x="${spine - 3}" width="3" height="${height}" fill="#000" fill-opacity=".25"/>`,
    '</svg>',
  ].join('');
}

/** Draws a volume's cover: 3:4 in AVIF and WebP at 480 and 960 pixels, and a JPEG for its first page. */
export async function drawVolumeCover(
  volume: Pick<Volume, 'slug' | 'motif'>,
): Promise<{ files: SampleFile[]; print: Buffer }> {
  const { data, info } = await sharp(Buffer.from(composeVolumeCover(volume)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sized = (to: number) => sharp(data, { raw: info }).resize(to);
  const file = async (name: string, contentType: string, body: Promise<Buffer>) => ({
    name,
    contentType,
    body: await body,
  });
  const avif = { quality: 55, effort: 2 };
  const webp = { quality: 80 };
  const [print, ...files] = await Promise.all([
    sized(width).removeAlpha().jpeg({ quality: 80 }).toBuffer(),
    file('cover-480.avif', 'image/avif', sized(480).avif(avif).toBuffer()),
    file('cover-960.avif', 'image/avif', sized(960).avif(avif).toBuffer()),
    file('cover-480.webp', 'image/webp', sized(480).webp(webp).toBuffer()),
    file('cover-960.webp', 'image/webp', sized(960).webp(webp).toBuffer()),
  ]);
  return { files, print };
}
