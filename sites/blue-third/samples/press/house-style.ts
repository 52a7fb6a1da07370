import { page } from '#tools/press/page-style.ts';
import type { HouseStyle } from '#tools/press/house-style.ts';
import type { Doc } from '#tools/press/pen.ts';
import { site } from '../../config/site.ts';
import { drawForm } from './draw-form.ts';
import { drawKeyboard } from './draw-keyboard.ts';
import { drawLanes } from './draw-lanes.ts';
import { drawStaff } from './draw-staff.ts';
import type { Figure } from './figure.ts';
import { inks, tints } from './inks.ts';

/** How the school prints its lessons. */
export const houseStyle: HouseStyle<Figure> = {
  creator: `${site.brand.product} press`,
  colours: inks,
  drawBand,
  drawGraphic(doc, figure, area) {
    doc.save();
    if (figure.kind === 'staff') drawStaff(doc, figure, area);
    else if (figure.kind === 'form') drawForm(doc, figure, area);
    else if (figure.kind === 'keyboard') drawKeyboard(doc, figure, area);
    else drawLanes(doc, figure, area);
    doc.restore();
  },
};

/** Piano keys across the sheet: the pattern of two and three, with one key in colour. */
function drawBand(doc: Doc, top: number): void {
  const count = 42;
  const key = (page.right - page.side) / count;
  const coloured = new Map([
    [2, tints[0]],
    [14, tints[1]],
    [23, tints[2]],
    [37, tints[0]],
  ]);
  const left = (i: number) => page.side + i * key;
  const keys = Array.from({ length: count }, (_, i) => i);
  for (const i of keys) {
    const colour = coloured.get(i);
    if (colour) doc.rect(left(i), top, key, 15).fillColor(colour).fill();
    doc.rect(left(i), top, key, 15).lineWidth(0.4).strokeColor(inks.faint).stroke();
  }
  for (const i of keys.filter((at) => [0, 1, 3, 4, 5].includes(at % 7))) {
    doc
      .rect(left(i) + key * 0.7, top, key * 0.6, 9)
      .fillColor(tints[3])
      .fill();
  }
}
