import sharp from 'sharp';
import type { SampleFile } from '#shared/samples/sample.ts';
import { artworkFiles, coverFiles } from '#tools/press/picture-files.ts';
import { randomFrom } from '#tools/press/sampling.ts';
import type { LessonCategory } from '../lessons/lesson.ts';
import { motifs } from './motifs.ts';
import { disc, rect, ring, schemes, type Sleeve } from './sleeve.ts';

interface Subject {
  slug: string;
  motif: LessonCategory;
  /** Which of the four colour schemes. */
  scheme: number;
}

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

function sleeveOf({ slug, scheme }: Subject, width: number, height: number): Sleeve {
  return { width, height, scheme: schemes[scheme]!, random: randomFrom(slug) };
}

/** The front of a sleeve, with the card's edge. */
export function composeSleeve(subject: Subject, width: number, height: number): string {
  const sleeve = sleeveOf(subject, width, height);
  return svg(width, height, motifs[subject.motif](sleeve));
}

export const drawLessonCover = (subject: Subject): Promise<SampleFile[]> =>
  coverFiles(composeSleeve(subject, 960, 720), composeSleeve(subject, 1200, 630));

/** A record on its sleeve: the motif shows around the disc, and the label has its colours. */
export function composeRecord(subject: Subject): string {
  const side = 960;
  const sleeve = sleeveOf(subject, side, side);
  const [loud, middle] = sleeve.scheme.shapes;
  const [x, y, r] = [side * 0.62, side * 0.6, side * 0.46];
  const grooves = Array.from({ length: 11 }, (_, i) =>
    ring(x, y, r * (0.42 + i * 0.05), i % 4 === 3 ? '#4a3a4b' : '#2c202d', 3),
  );
  return svg(
    side,
    side,
    [
      motifs[subject.motif](sleeve),
      disc(x, y, r, '#1a121b'),
      ...grooves,
      disc(x, y, r * 0.34, loud),
      `<path d="M${x - r * 0.34} ${y}A${r * 0.34} ${r * 0.34} 0 0 0 ${x + r * 0.34} ${y}Z" fill="${middle}"/>`,
      disc(x, y, r * 0.035, sleeve.scheme.light),
    ].join(''),
  );
}

export const drawSessionArtwork = (subject: Subject): Promise<SampleFile[]> =>
  artworkFiles(composeRecord(subject));

/** A square sleeve with the record half drawn out. */
export async function drawProductCover(subject: Subject): Promise<SampleFile[]> {
  const [width, height, card] = [960, 720, 700];
  const sleeve = sleeveOf(subject, card, card);
  const [loud] = sleeve.scheme.shapes;
  const [x, y, r] = [card - 60, 360, 305];
  const grooves = Array.from({ length: 9 }, (_, i) =>
    ring(x, y, r * (0.45 + i * 0.06), '#33253a', 2),
  );
  const picture = svg(
    width,
    height,
    [
      disc(x, y, r, '#1a121b', 'stroke="#6b5a6c" stroke-width="2"'),
      ...grooves,
      disc(x, y, r * 0.33, loud),
      disc(x, y, r * 0.04, '#f6ecd9'),
      `<svg x="10" y="10" width="${card}" height="${card}" viewBox="0 0 ${card} ${card}">${motifs[subject.motif](sleeve)}</svg>`,
      rect([10, 10, card, card], 'none', 'stroke="#6b5a6c" stroke-width="2"'),
    ].join(''),
  );
  const drawn = await sharp(Buffer.from(picture)).png().toBuffer();
  const file = async (name: string, contentType: string, body: Promise<Buffer>) => ({
    name,
    contentType,
    body: await body,
  });
  const sized = (to: number) => sharp(drawn).resize(to);
  return Promise.all([
    file('cover-480.avif', 'image/avif', sized(480).avif({ quality: 60, effort: 2 }).toBuffer()),
    file('cover-960.avif', 'image/avif', sized(960).avif({ quality: 60, effort: 2 }).toBuffer()),
    file('cover-480.webp', 'image/webp', sized(480).webp({ quality: 82 }).toBuffer()),
    file('cover-960.webp', 'image/webp', sized(960).webp({ quality: 82 }).toBuffer()),
  ]);
}
