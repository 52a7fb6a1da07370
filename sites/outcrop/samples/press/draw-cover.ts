import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { schemes, pick } from './cover/canvas.ts';
import type { Canvas } from './cover/canvas.ts';
import { fieldPractice } from './cover/field-practice.ts';
import { geoAi } from './cover/geo-ai.ts';
import { groundwater } from './cover/groundwater.ts';
import { mapping } from './cover/mapping.ts';
import { graphPaper, neatLine, ornamentDefs } from './cover/ornament.ts';
import { waterQuality } from './cover/water-quality.ts';
import { wellLogs } from './cover/well-logs.ts';
import type { SampleFile } from '#shared/samples/sample.ts';
import type { Paper } from './paper.ts';
import { paperCategories } from './paper.ts';
import { randomFrom } from './sampling.ts';

const motifs: Record<(typeof paperCategories)[number], (canvas: Canvas) => string> = {
  'Well Logs': wellLogs,
  Groundwater: groundwater,
  'Water Quality': waterQuality,
  Mapping: mapping,
  GeoAI: geoAi,
  'Field Practice': fieldPractice,
};

/** The cover of a paper as an SVG picture: the motif of its category, composed from its slug. */
export function composeCover(
  paper: Pick<Paper, 'slug' | 'category'>,
  width: number,
  height: number,
): string {
  const category =
    paperCategories.find((name) => paper.category.startsWith(name)) ?? 'Field Practice';
  const random = randomFrom(paper.slug);
  const canvas: Canvas = { width, height, scheme: pick(schemes, random.integer(0, 2)), random };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${ornamentDefs(canvas.scheme.line)}</defs>`,
    graphPaper(canvas),
    motifs[category](canvas),
    neatLine(canvas),
    '</svg>',
  ].join('');
}

/**
 * Draws the cover of a paper: 4:3 in AVIF and WebP at 480 and 960 pixels, and a 1200 × 630 JPEG for link
 * previews. The result depends only on the paper.
 */
export async function drawCover(paper: Paper): Promise<{ files: SampleFile[] }> {
  // Rendered once: a clone of an SVG pipeline would render it for every format.
  const { data, info } = await sharp(Buffer.from(composeCover(paper, 960, 720)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sized = (width: number) => sharp(data, { raw: info }).resize(width, (width * 3) / 4);
  const preview = sharp(Buffer.from(composeCover(paper, 1200, 630)));
  const avif = { quality: 55, effort: 2 };
  const webp = { quality: 80 };
  const files = await Promise.all([
    file('cover-480.avif', 'image/avif', sized(480).avif(avif)),
    file('cover-960.avif', 'image/avif', sized(960).avif(avif)),
    file('cover-480.webp', 'image/webp', sized(480).webp(webp)),
    file('cover-960.webp', 'image/webp', sized(960).webp(webp)),
    file('og.jpg', 'image/jpeg', preview.jpeg({ quality: 82 })),
  ]);
  return { files };
}

async function file(name: string, contentType: string, picture: Sharp): Promise<SampleFile> {
  return { name, contentType, body: await picture.toBuffer() };
}
