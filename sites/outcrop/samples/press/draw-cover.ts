import { coverFiles } from '#tools/press/picture-files.ts';
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
import { randomFrom } from '#tools/press/sampling.ts';

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

/** Draws the pictures of a paper. The result depends only on the paper. */
export const drawCover = (paper: Paper): Promise<SampleFile[]> =>
  coverFiles(composeCover(paper, 960, 720), composeCover(paper, 1200, 630));
