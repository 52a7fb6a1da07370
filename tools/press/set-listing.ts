import { page } from './page-style.ts';
import type { Doc } from './pen.ts';
import { tintOf } from './print-colours.ts';
import type { Role, Slab } from './slab.ts';

const lead = 10.4;
const size = 8.2;
/** Padding above the first line and below the last. */
const margin = 6;

/** Lines of a file on a tinted background, one slab each. */
export function setListing(doc: Doc, lines: readonly string[]): Slab[] {
  const role: Role = { tag: 'P' };
  return lines.map((line, index) => {
    const first = index === 0;
    const last = index === lines.length - 1;
    const height = lead + (first ? margin : 0) + (last ? margin : 0);
    return {
      height,
      gap: first ? 7 : 0,
      // Keeps the lines of a file on one page.
      keep: !last,
      float: false,
      role,
      draw: (y) => {
        doc.rect(page.text, y, page.textWidth, height + 0.3).fill(tintOf(doc.colours.muted, 0.08));
        doc.font('Courier').fontSize(size).fillColor(doc.colours.ink);
        doc.text(line, page.text + 8, y + (first ? margin : 0) + lead * 0.78, {
          lineBreak: false,
          baseline: 'alphabetic',
        });
      },
    };
  });
}
