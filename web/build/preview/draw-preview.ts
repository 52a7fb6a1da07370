import sharp from 'sharp';
import { previewSize } from '#shared/html/head-tags.ts';
import type { SiteArt } from '#shared/site-art/site-art.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';
import { setLine, setLines, type SetLine } from './set-line.ts';

/** The texts on a page's preview picture. */
export interface PreviewText {
  /** The page's path, which also determines the drawing below the text. */
  pathname: string;
  title: string;
  description: string;
}

const { width, height } = previewSize;
const margin = 72;
const paper = '#f5f6f4';
const ink = '#141b24';
const muted = '#4a5562';
/** The drawing begins below this line. */
const top = 440;

/** Returns the link preview of a page as SVG: its words as outlines over the site's art. */
export function previewSvg({ brand }: SiteConfig, art: SiteArt, text: PreviewText): string {
  const colours = brand.colours.palette;
  const size = text.title.length > 34 ? 64 : 78;
  const title = setLines(text.title, { face: 'serif', size, width: width - 2 * margin, most: 2 });
  const lead = setLines(text.description, {
    face: 'sans',
    size: 29,
    width: width - 2 * margin - 60,
    most: title.length > 1 ? 2 : 3,
  });
  const titleTop = 150 + size * 0.8;
  const leadTop = titleTop + (title.length - 1) * size * 1.1 + 62;
  const mark = art.markPaths.map((path, bed) => `<path fill="${colours[bed]}" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${paper}"/>
${art.drawPreviewArt({ width, height, top, margin, colours, place: text.pathname })}
<g transform="translate(${margin} 58)">${mark.join('')}</g>
${place([setLine(brand.product, 'serif', 34)], margin + 48, 85, 0, ink)}
${place(title, margin, titleTop, size * 1.1, ink)}
${place(lead, margin, leadTop, 42, muted)}
</svg>`;
}

/** 1200 × 630 with few colours: a vector drawing compresses well as PNG, and every preview client supports that. */
export function renderPreview(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 48, dither: 0, compressionLevel: 9, effort: 8 })
    .toBuffer();
}

function place(lines: readonly SetLine[], x: number, y: number, step: number, colour: string) {
  return lines
    .map(
      ({ path }, index) =>
        `<path fill="${colour}" transform="translate(${x} ${(y + index * step).toFixed(1)})" d="${path}"/>`,
    )
    .join('');
}
