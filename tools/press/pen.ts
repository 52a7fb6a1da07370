import type PDFDocument from 'pdfkit';
import { parseInline } from './inline.ts';
import type { Span } from './inline.ts';
import type { PrintColours } from './print-colours.ts';
import { runsByFont } from './typefaces.ts';
import type { Family } from './typefaces.ts';

/** A document with the colours in which it is printed. */
export type Doc = InstanceType<typeof PDFDocument> & { colours: PrintColours };

type Colour = keyof PrintColours | `#${string}`;

export const colourOf = ({ colours }: Doc, colour: Colour): string =>
  colour in colours ? colours[colour as keyof PrintColours] : colour;

/** How a text is set; sizes in points. */
export interface TypeStyle {
  family: Family;
  size: number;
  colour: Colour;
  bold?: boolean;
  italic?: boolean;
  /** Letter-space, in points. */
  tracking?: number;
}

/** A run of glyphs in one font, positioned relative to the start of its word or label. */
export interface Fragment {
  text: string;
  font: string;
  size: number;
  rise: number;
  colour: string;
  tracking: number;
  x: number;
}

const scriptScale = 0.68;
/** The font of symbols draws ♭ and ♯ for formulas, which are too small beside a note name. */
const accidentals = /^[♭♯]+$/;
const accidentalScale = 1.45;
const rises = { none: 0, sub: -0.16, sup: 0.36 };

/** Tabular figures in the sans: its kerning would pull "0.1" together. */
function featuresOf(font: string): PDFKit.Mixins.OpenTypeFeatures[] {
  return font.startsWith('sans') ? ['tnum'] : ['kern', 'liga'];
}

/** Measures spans as one unbroken piece. A superscript directly after a subscript is set above it. */
export function layFragments(
  doc: Doc,
  spans: Span[],
  style: TypeStyle,
): { fragments: Fragment[]; width: number } {
  const fragments: Fragment[] = [];
  let x = 0;
  let end = 0;
  let subStart: number | undefined;
  for (const span of spans) {
    const spanSize = span.script === 'none' ? style.size : style.size * scriptScale;
    if (span.script === 'sup' && subStart !== undefined) x = subStart;
    const start = x;
    const cut = {
      family: style.family,
      bold: span.bold || style.bold === true,
      italic: span.italic !== (style.italic === true),
    };
    for (const run of runsByFont(span.text, cut)) {
      const size = accidentals.test(run.text) ? spanSize * accidentalScale : spanSize;
      const tracking = style.tracking ?? 0;
      const rise = rises[span.script] * style.size;
      fragments.push({ ...run, size, rise, colour: colourOf(doc, style.colour), tracking, x });
      doc.font(run.font).fontSize(size);
      x += doc.widthOfString(run.text, {
        characterSpacing: tracking,
        features: featuresOf(run.font),
      });
    }
    end = Math.max(end, x);
    x = span.script === 'sup' ? end : x;
    subStart = span.script === 'sub' ? start : undefined;
  }
  return { fragments, width: end };
}

/** Draws fragments with their start at `x` on the baseline `y`. */
export function drawFragments(doc: Doc, fragments: Fragment[], x: number, y: number): void {
  for (const fragment of fragments) {
    doc.font(fragment.font).fontSize(fragment.size).fillColor(fragment.colour);
    doc.text(fragment.text, x + fragment.x, y - fragment.rise, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: fragment.tracking,
      features: featuresOf(fragment.font),
    });
  }
}

export type Align = 'left' | 'centre' | 'right';

export function measureLabel(doc: Doc, text: string, style: TypeStyle): number {
  return layFragments(doc, parseInline(text), style).width;
}

/** Draws a one-line label with marks; `y` is the baseline. Returns its width. */
export function drawLabel(
  doc: Doc,
  text: string,
  at: { x: number; y: number; align?: Align; angle?: number; halo?: boolean },
  style: TypeStyle,
): number {
  const { fragments, width } = layFragments(doc, parseInline(text), style);
  const shift = at.align === 'right' ? width : at.align === 'centre' ? width / 2 : 0;
  doc.save();
  if (at.angle) doc.rotate(-at.angle, { origin: [at.x, at.y] });
  if (at.halo) {
    doc.rect(at.x - shift - 1.5, at.y - style.size * 0.86, width + 3, style.size * 1.16);
    doc.fillOpacity(0.82).fill('#ffffff').fillOpacity(1);
  }
  drawFragments(doc, fragments, at.x - shift, at.y);
  doc.restore();
  return width;
}
