import { composeParagraph } from './compose-paragraph.ts';
import type { HouseStyle } from './house-style.ts';
import { plainText } from './inline.ts';
import { leading, page, styles } from './page-style.ts';
import { colourOf, drawLabel } from './pen.ts';
import type { Doc, TypeStyle } from './pen.ts';
import type { Block, EquationBlock } from './printable.ts';
import { setEquation } from './set-equation.ts';
import { setListing } from './set-listing.ts';
import { setTable } from './set-table.ts';
import type { Role, Slab } from './slab.ts';

/** The running numbers of a paper. */
export interface Counters {
  figure: number;
  table: number;
  equation: number;
}

interface BlockPlace<Graphic> extends Pick<HouseStyle<Graphic>, 'drawGraphic'> {
  counters: Counters;
  /** After a heading. */
  first: boolean;
}

const keepNone = { keep: false, float: false };

/** Turns a text into slabs of one line each, without widows and orphans. */
export function setText(
  doc: Doc,
  text: string,
  style: TypeStyle,
  options: {
    role: Role;
    x?: number;
    width?: number;
    lead?: number;
    gap?: number;
    justify?: boolean;
    hang?: string;
    hanging?: number;
  },
): Slab[] {
  const { role, x = page.text, width = page.textWidth, lead = leading, gap = 0 } = options;
  const lines = composeParagraph(doc, text, style, width, options.justify ? 'justified' : 'ragged');
  return lines.map((line, index) => ({
    height: lead,
    gap: index === 0 ? gap : 0,
    keep: lines.length > 1 && (index === 0 || index === lines.length - 2),
    float: false,
    role,
    draw: (y) => {
      const baseline = y + lead * 0.72;
      if (index === 0 && options.hang)
        drawLabel(doc, options.hang, { x: x - 14, y: baseline }, style);
      line.draw(index > 0 ? x + (options.hanging ?? 0) : x, baseline);
    },
  }));
}

/** Turns one block of a section into slabs. */
export function setBlock<Graphic>(
  doc: Doc,
  block: Block<Graphic>,
  { counters, first, drawGraphic }: BlockPlace<Graphic>,
): Slab[] {
  if (typeof block === 'string') {
    return setText(doc, block, styles.body, {
      role: { tag: 'P' },
      gap: first ? 1 : 6,
      justify: true,
    });
  }
  switch (block.type) {
    case 'subheading': {
      const slabs = setText(doc, block.text, styles.subheading, {
        role: { tag: 'H3' },
        gap: first ? 2 : 9,
      });
      return slabs.map((slab) => ({ ...slab, keep: true }));
    }
    case 'list':
      return block.items.flatMap((item, index) =>
        setText(doc, item, styles.body, {
          role: { tag: 'LI' },
          x: page.text + 16,
          width: page.textWidth - 16,
          gap: index === 0 ? 5 : 2.5,
          hang: block.ordered ? `${index + 1}.` : '–',
        }),
      );
    case 'listing':
      return setListing(doc, block.lines);
    case 'equation':
      return setEquationBlock(doc, block, (counters.equation += 1));
    case 'table': {
      counters.table += 1;
      const table = setTable(doc, block);
      const label = `**Table ${counters.table}.** ${block.caption}`;
      return [captioned(doc, label, { tag: 'Table', alt: plainText(block.caption) }, table)];
    }
    case 'figure': {
      counters.figure += 1;
      const height = block.height ?? 230;
      const area = { x: page.text, width: page.textWidth, height };
      return [
        captioned(
          doc,
          `**Figure ${counters.figure}.** ${block.caption}`,
          { tag: 'Figure', alt: block.alt },
          { height, draw: (y) => drawGraphic(doc, block.graphic, { ...area, y }) },
        ),
      ];
    }
  }
}

function setEquationBlock(doc: Doc, block: EquationBlock, number: number): Slab[] {
  const box = setEquation(doc, block.text, styles.equation);
  const role: Role = { tag: 'Formula', alt: plainText(block.text.replaceAll('*', '∗')) };
  const slab: Slab = {
    ...keepNone,
    height: box.up + box.down + 4,
    gap: 9,
    keep: block.where !== undefined,
    role,
    draw: (y) => {
      const baseline = y + box.up + 2;
      box.draw(page.text + 28, baseline);
      drawLabel(doc, `(${number})`, { x: page.right, y: baseline, align: 'right' }, styles.body);
    },
  };
  const where = block.where
    ? setText(doc, `where ${block.where}`, styles.where, {
        role: { tag: 'P' },
        x: page.text + 28,
        width: page.textWidth - 28,
        lead: 12.4,
        gap: 6,
      })
    : [];
  const after: Slab = { ...keepNone, height: 3, gap: 0, role, draw: () => undefined };
  return [slab, ...where, after];
}

/** A figure or table with its caption in the side column. */
function captioned(
  doc: Doc,
  caption: string,
  role: Role,
  content: { height: number; draw: (y: number) => void },
): Slab {
  const lead = 10;
  const lines = composeParagraph(doc, caption, styles.caption, page.sideWidth, 'ragged');
  return {
    height: Math.max(content.height, lines.length * lead + 6) + 8,
    gap: 12,
    keep: false,
    float: true,
    role,
    draw: (y) => {
      doc.moveTo(page.side, y).lineTo(page.side + page.sideWidth, y);
      doc.lineWidth(0.6).strokeColor(colourOf(doc, styles.masthead.colour)).stroke();
      lines.forEach((line, index) => line.draw(page.side, y + 11 + index * lead));
      content.draw(y);
    },
  };
}
