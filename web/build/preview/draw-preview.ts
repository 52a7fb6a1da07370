import sharp from 'sharp';
import { previewSize } from '#shared/html/head-tags.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';
import { strataMarkPaths } from '#shared/html/strata-mark.ts';
import { drawSection } from './draw-section.ts';
import { setLine, setLines, type SetLine } from './set-line.ts';

/** What stands on a page's picture. */
export interface PreviewText {
  /** Its path, which also shapes the section below. */
  address: string;
  title: string;
  description: string;
}

const { width, height } = previewSize;
const margin = 72;
const paper = '#f5f6f4';
const ink = '#141b24';
const muted = '#4a5562';
const rule = '#c3cbc9';
const sectionTop = 440;

/** The picture of a page's link previews as SVG, its words as outlines: a map sheet with a section along its lower edge. */
export function previewSvg({ brand }: SiteConfig, text: PreviewText): string {
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
  const mark = strataMarkPaths.map(
    (path, bed) => `<path fill="${brand.colours.strata[bed]}" d="${path}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${paper}"/>
${graticule()}
${drawSection({ width, top: sectionTop, bottom: height, colours: brand.colours.strata, place: text.address })}
<g transform="translate(${margin} 58)">${mark.join('')}</g>
${place([setLine(brand.product, 'serif', 34)], margin + 48, 85, 0, ink)}
${place(title, margin, titleTop, size * 1.1, ink)}
${place(lead, margin, leadTop, 42, muted)}
</svg>`;
}

/** 1200 × 630, in few colours: a vector drawing packs well as PNG, which every reader of previews takes. */
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

/** Grid and ticks of a map sheet, under everything else. */
function graticule(): string {
  const across = Array.from({ length: 15 }, (_, index) => `M${40 + index * 80} 0V${height}`);
  const down = Array.from({ length: 8 }, (_, index) => `M0 ${30 + index * 80}H${width}`);
  return `<path fill="none" stroke="${rule}" stroke-opacity=".35" d="${[...across, ...down].join('')}"/>
<path fill="none" stroke="${rule}" stroke-width="2" d="M${margin} 116H${width - margin}"/>`;
}
