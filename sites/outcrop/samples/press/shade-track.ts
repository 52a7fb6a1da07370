import { tintOf } from '#tools/press/print-colours.ts';
import { palette } from './palette.ts';
import type { Doc } from '#tools/press/pen.ts';
import type { Ink, Point } from './shape.ts';
import { trace } from './trace.ts';

/** Shades between a curve, given on the page from top to base, and a vertical edge. */
export function shadeToEdge(doc: Doc, points: Point[], edge: number, ink: Ink): void {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return;
  trace(doc, [[edge, first[1]], ...points, [edge, last[1]]], { closed: true });
  doc.fillColor(tintOf(palette[ink], 0.28)).fill();
}

/** Shades where the first curve runs to the left of the second. */
export function shadeCrossover(doc: Doc, first: Point[], second: Point[], ink: Ink): void {
  let run: { left: Point[]; right: Point[] } = { left: [], right: [] };
  const close = () => {
    if (run.left.length > 0) {
      trace(doc, [...run.left, ...run.right.reverse()], { closed: true });
      doc.fillColor(tintOf(palette[ink], 0.5)).fill();
    }
    run = { left: [], right: [] };
  };
  let before: { y: number; left: number; gap: number } | undefined;
  for (const [left, y] of first) {
    const right = xAt(second, y);
    const gap = right - left;
    if (before && before.gap > 0 !== gap > 0) {
      const share = before.gap / (before.gap - gap);
      const meet: Point = [
        before.left + (left - before.left) * share,
        before.y + (y - before.y) * share,
      ];
      run.left.push(meet);
      run.right.push(meet);
      if (gap <= 0) close();
    }
    if (gap > 0) {
      run.left.push([left, y]);
      run.right.push([right, y]);
    }
    before = { y, left, gap };
  }
  close();
}

/** The x of a curve at a height on the page, between its two nearest points. */
function xAt(points: Point[], y: number): number {
  const below = points.findIndex((point) => point[1] >= y);
  const to = points[below] ?? points.at(-1);
  const from = points[below - 1] ?? to;
  if (!to || !from) return 0;
  const span = to[1] - from[1];
  return span === 0 ? to[0] : from[0] + ((y - from[1]) / span) * (to[0] - from[0]);
}
