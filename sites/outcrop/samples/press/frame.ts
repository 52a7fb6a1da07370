import type { Area } from '#tools/press/area.ts';
import type { Axis } from './graphic.ts';
import { styles } from '#tools/press/page-style.ts';
import { hairline } from '#tools/press/print-colours.ts';
import { palette } from './palette.ts';
import { drawLabel, measureLabel } from '#tools/press/pen.ts';
import type { Doc } from '#tools/press/pen.ts';
import { minorTicksOf, scaleOf, tickText, ticksOf } from './scale.ts';

/** A framed area with its two scales. */
export interface Frame {
  area: Area;
  toX: (value: number) => number;
  toY: (value: number) => number;
}

const style = styles.figure;

/** Draws axes, ticks, labels and an optional grid inside `outer`; the rest is the frame. */
export function drawFrame(doc: Doc, outer: Area, x: Axis, y: Axis, grid: boolean): Frame {
  const yTicks = ticksOf(y, Math.max(3, Math.round(outer.height / 42)));
  const yTexts = yTicks.map((tick, i) => tickText(y, tick, i));
  const yWidth = Math.max(...yTexts.map((text) => measureLabel(doc, text, style)));
  const left = outer.x + yWidth + (y.label ? 19 : 8);
  const area: Area = {
    x: left,
    y: outer.y + 5,
    width: outer.x + outer.width - left - 6,
    height: outer.height - 5 - (x.label ? 31 : 18),
  };
  const toX = scaleOf(x, area.x, area.x + area.width);
  const toY = scaleOf(y, area.y + area.height, area.y);
  const [right, foot] = [area.x + area.width, area.y + area.height];
  const xTicks = ticksOf(x, Math.max(3, Math.round(area.width / 58)));

  doc.lineWidth(0.35).strokeColor(hairline);
  if (grid) {
    for (const tick of xTicks) doc.moveTo(toX(tick), area.y).lineTo(toX(tick), foot).stroke();
    for (const tick of yTicks) doc.moveTo(area.x, toY(tick)).lineTo(right, toY(tick)).stroke();
  }
  doc.lineWidth(0.6).strokeColor(palette.ink);
  doc.rect(area.x, area.y, area.width, area.height).stroke();
  doc.lineWidth(0.5);
  for (const tick of minorTicksOf(x))
    doc
      .moveTo(toX(tick), foot)
      .lineTo(toX(tick), foot - 2)
      .stroke();
  for (const tick of minorTicksOf(y))
    doc
      .moveTo(area.x, toY(tick))
      .lineTo(area.x + 2, toY(tick))
      .stroke();
  xTicks.forEach((tick, i) => {
    doc
      .moveTo(toX(tick), foot)
      .lineTo(toX(tick), foot - 4)
      .stroke();
    drawLabel(doc, tickText(x, tick, i), { x: toX(tick), y: foot + 10, align: 'centre' }, style);
  });
  yTicks.forEach((tick, i) => {
    doc
      .moveTo(area.x, toY(tick))
      .lineTo(area.x + 4, toY(tick))
      .stroke();
    drawLabel(doc, yTexts[i] ?? '', { x: area.x - 4, y: toY(tick) + 2.5, align: 'right' }, style);
  });
  const label = { ...style, size: 7.4 };
  if (x.label)
    drawLabel(doc, x.label, { x: area.x + area.width / 2, y: foot + 23, align: 'centre' }, label);
  if (y.label) {
    const at = { x: outer.x + 7, y: area.y + area.height / 2, align: 'centre', angle: 90 } as const;
    drawLabel(doc, y.label, at, label);
  }
  return { area, toX, toY };
}
