import type { Doc } from '#tools/press/pen.ts';
import type { Point } from './shape.ts';

/** Traces a polyline on the page; smooth ones run through their points as Catmull–Rom splines. */
export function trace(
  doc: Doc,
  points: Point[],
  options: { smooth?: boolean; closed?: boolean } = {},
): void {
  const [first] = points;
  if (!first) return;
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = options.closed
      ? (index + count) % count
      : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? first;
  };
  doc.moveTo(...first);
  const segments = options.closed ? count : count - 1;
  for (let i = 0; i < segments; i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    if (!options.smooth) doc.lineTo(...to);
    else {
      doc.bezierCurveTo(
        from[0] + (to[0] - before[0]) / 6,
        from[1] + (to[1] - before[1]) / 6,
        to[0] - (after[0] - from[0]) / 6,
        to[1] - (after[1] - from[1]) / 6,
        ...to,
      );
    }
  }
  if (options.closed) doc.closePath();
}

export type Stroke = 'solid' | 'dashed' | 'dotted';

export function setStroke(doc: Doc, stroke: Stroke, weight: number, colour: string): void {
  doc.lineWidth(weight).strokeColor(colour).lineJoin('round').lineCap('butt');
  if (stroke === 'dashed') doc.dash(4.2, { space: 2.6 });
  else if (stroke === 'dotted') doc.lineCap('round').dash(0.1, { space: weight * 2.6 });
  else doc.undash();
}

/** A filled arrow head at `tip`, pointing away from `from`. */
export function drawArrowHead(doc: Doc, from: Point, tip: Point, colour: string): void {
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
  const wing = (turn: number): Point => [
    tip[0] - 5.6 * Math.cos(angle + turn),
    tip[1] - 5.6 * Math.sin(angle + turn),
  ];
  doc
    .moveTo(...tip)
    .lineTo(...wing(0.36))
    .lineTo(...wing(-0.36))
    .closePath();
  doc.fillColor(colour).fill();
}

/** The bounds of points on the page. */
export function boundsOf(points: Point[]): { x: number; y: number; width: number; height: number } {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
