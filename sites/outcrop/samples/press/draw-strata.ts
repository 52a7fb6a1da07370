import { page } from '#tools/press/page-style.ts';
import type { Doc } from '#tools/press/pen.ts';
import { palette } from './palette.ts';

/** A thin band of layers across the head of the first page. */
export function drawStrata(doc: Doc, top: number): void {
  const layers = [
    { colour: palette.lapis, weight: 2.4 },
    { colour: palette.ochre, weight: 1 },
    { colour: palette.umber, weight: 1.6 },
    { colour: palette.grey, weight: 0.6 },
  ];
  layers.forEach(({ colour, weight }, layer) => {
    const y = (x: number) =>
      top + layer * 4 + Math.sin(x / 61 + layer * 0.5) * 1.5 + Math.sin(x / 23 + layer) * 0.5;
    doc.moveTo(page.side, y(page.side));
    for (let x = page.side + 4; x <= page.right; x += 4) doc.lineTo(x, y(x));
    doc.lineWidth(weight).strokeColor(colour).lineCap('butt').lineJoin('round').stroke();
  });
}
