import { drawPattern } from './draw-pattern.ts';
import { styles } from '#tools/press/page-style.ts';
import { paperWhite, tintOf } from '#tools/press/print-colours.ts';
import { palette } from './palette.ts';
import { drawLabel } from '#tools/press/pen.ts';
import type { Doc } from '#tools/press/pen.ts';
import type { Point, Shape } from './shape.ts';
import { boundsOf, drawArrowHead, setStroke, trace } from './trace.ts';

type ShapeOf<K extends Shape['shape']> = Extract<Shape, { shape: K }>;
type ToPage = (point: Point) => Point;

/** Draws one shape given in axis units. */
export function drawShape(doc: Doc, shape: Shape, toPage: ToPage): void {
  if (shape.shape === 'polygon') drawPolygon(doc, shape, toPage);
  else if (shape.shape === 'line') drawLine(doc, shape, toPage);
  else if (shape.shape === 'disc') {
    const colour = palette[shape.ink ?? 'ink'];
    doc
      .circle(...toPage(shape.at), shape.radius)
      .undash()
      .lineWidth(1);
    if (shape.hollow) doc.fillAndStroke(paperWhite, colour);
    else doc.fillColor(colour).fill();
  } else if (shape.shape === 'box') drawBox(doc, shape, toPage);
  else drawShapeLabel(doc, shape, toPage);
}

function drawPolygon(doc: Doc, shape: ShapeOf<'polygon'>, toPage: ToPage): void {
  const points = shape.points.map(toPage);
  const smooth = shape.smooth === true;
  const path = () => trace(doc, points, { smooth, closed: true });
  const colour = palette[shape.fill ?? 'grey'];
  if (shape.fill) {
    path();
    doc.fillColor(tintOf(colour, shape.tint ?? 0.18)).fill();
  }
  if (shape.pattern) {
    doc.save();
    path();
    doc.clip();
    drawPattern(doc, shape.pattern, boundsOf(points), tintOf(colour, 0.8));
    doc.restore();
  }
  if (shape.outline) {
    path();
    setStroke(doc, 'solid', 0.7, palette.ink);
    doc.stroke();
  }
}

function drawLine(doc: Doc, shape: ShapeOf<'line'>, toPage: ToPage): void {
  const points = shape.points.map(toPage);
  const colour = palette[shape.ink ?? 'ink'];
  setStroke(doc, shape.stroke ?? 'solid', shape.weight ?? 0.9, colour);
  trace(doc, points, { smooth: shape.smooth === true });
  doc.stroke().undash();
  const [first, second] = points;
  const [last, beforeLast] = [points.at(-1), points.at(-2)];
  if (shape.arrow && last && beforeLast) drawArrowHead(doc, beforeLast, last, colour);
  if (shape.arrow === 'both' && first && second) drawArrowHead(doc, second, first, colour);
}

function drawBox(doc: Doc, shape: ShapeOf<'box'>, toPage: ToPage): void {
  const colour = palette[shape.ink ?? 'slate'];
  const [[x, y], [cornerX, cornerY]] = [
    toPage(shape.at),
    toPage([shape.at[0] + shape.width / 2, shape.at[1] + shape.height / 2]),
  ];
  const [halfWidth, halfHeight] = [Math.abs(cornerX - x), Math.abs(cornerY - y)];
  doc.roundedRect(x - halfWidth, y - halfHeight, halfWidth * 2, halfHeight * 2, 2.5);
  setStroke(doc, 'solid', 0.8, colour);
  doc.fillAndStroke(tintOf(colour, 0.1), colour);
  const lines = shape.text.split('\n');
  const lead = 9;
  lines.forEach((line, i) => {
    const baseline = y + 2.6 + (i - (lines.length - 1) / 2) * lead;
    drawLabel(doc, line, { x, y: baseline, align: 'centre' }, styles.figure);
  });
}

function drawShapeLabel(doc: Doc, shape: ShapeOf<'label'>, toPage: ToPage): void {
  const [x, y] = toPage(shape.at);
  const style = {
    ...styles.figure,
    colour: palette[shape.ink ?? 'ink'],
    italic: shape.italic === true,
  };
  shape.text.split('\n').forEach((line, i) => {
    const at = { x, y: y + 2.5 + i * 8.6, align: shape.align ?? 'centre', angle: shape.angle ?? 0 };
    drawLabel(doc, line, { ...at, halo: true }, style);
  });
}
