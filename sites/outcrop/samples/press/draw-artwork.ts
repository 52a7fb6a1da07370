import { artworkFiles } from '#tools/press/picture-files.ts';
import { emblems } from '../episodes/artwork/emblems.ts';
import type { Episode } from '../episodes/episode.ts';
import type { SampleFile } from '#shared/samples/sample.ts';
import { filled, pathOf, pick, px, schemes, stroked, waves } from './cover/canvas.ts';
import type { Canvas } from './cover/canvas.ts';
import { graphPaper, neatLine, ornamentDefs, ornamentFill, ornaments } from './cover/ornament.ts';
import { randomFrom, range } from '#tools/press/sampling.ts';

const side = 960;
const middle = side / 2;
/** The colours of the sheet under the emblem. */
const radius = 300;

/** The artwork of an episode as an SVG picture: its emblem on a sheet, in a ring of sound, on folded beds. */
export function composeArtwork(episode: Pick<Episode, 'slug'>): string {
  const random = randomFrom(`${episode.slug} artwork`);
  const index = random.integer(0, 2);
  const scheme = pick(schemes, index);
  const canvas: Canvas = { width: side, height: side, scheme, random };
  // Paper is light at night too.
  const sheet: Canvas = { ...canvas, scheme: pick(schemes, index % 2) };
  const emblem = emblems[episode.slug];
  if (!emblem) throw new Error(`No emblem is drawn for ${episode.slug}.`);
  const scale = (radius * 0.98) / 100;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">`,
    `<defs>${ornamentDefs(scheme.line)}<clipPath id="sheet"><circle cx="${middle}" cy="${middle}" r="${radius}"/></clipPath></defs>`,
    foldedBeds(canvas),
    ringOfSound(canvas),
    `<g clip-path="url(#sheet)">${graphPaper(sheet)}<g transform="translate(${middle} ${middle}) scale(${px(scale)})">${emblem(sheet.scheme)}</g></g>`,
    `<circle cx="${middle}" cy="${middle}" r="${radius}" fill="none" stroke="${scheme.line}" stroke-width="6"/>`,
    neatLine(canvas),
    '</svg>',
  ].join('');
}

/** Draws the pictures of an episode. The result depends only on the episode. */
export const drawArtwork = (episode: Pick<Episode, 'slug'>): Promise<SampleFile[]> =>
  artworkFiles(composeArtwork(episode));

/** Beds over the whole plate, from the sky of the sheet down. */
function foldedBeds(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const fold = waves(canvas, 2, side * random.uniform(0.8, 1.3));
  const rough = waves(canvas, 5, 150);
  const xs = range(0, side, 121);
  const parts = [graphPaper(canvas)];
  const first = random.integer(0, 5);
  let depth = random.uniform(0.06, 0.14);
  for (let i = 0; depth < 1.15; i += 1) {
    const top = depth;
    const points = xs.map((x): [number, number] => [
      x,
      side * (top + 0.07 * fold(x)) + 4 * rough(x + top * 900),
    ]);
    const d = `${pathOf(points)}L${side} ${side}L0 ${side}Z`;
    parts.push(
      filled(d, pick(scheme.strata, i * 5 + first)),
      ornamentFill(d, pick(ornaments, i + first)),
      stroked(pathOf(points), scheme.line, 2.2),
    );
    depth += random.uniform(0.07, 0.16);
  }
  return parts.join('');
}

/** Bars around the sheet, like the level of a voice with breaths between phrases. */
function ringOfSound(canvas: Canvas): string {
  const { scheme } = canvas;
  const phrase = waves(canvas, 3, 46);
  const syllable = waves(canvas, 3, 7);
  const count = 144;
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const angle = (i / count) * 2 * Math.PI;
    const loud = Math.max(0.08, (0.55 + 0.6 * phrase(i)) * (0.6 + 0.5 * Math.abs(syllable(i))));
    const at = (distance: number) =>
      `${px(middle + distance * Math.sin(angle))} ${px(middle - distance * Math.cos(angle))}`;
    d += `M${at(radius + 20)}L${at(radius + 20 + 62 * Math.min(1, loud))}`;
  }
  return (
    `<circle cx="${middle}" cy="${middle}" r="${radius + 92}" fill="${scheme.ground}" fill-opacity=".9" stroke="${scheme.line}" stroke-width="2.4"/>` +
    stroked(d, scheme.lapis, 7)
  );
}
