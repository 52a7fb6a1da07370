import type { Area } from '#tools/press/area.ts';
import { drawShape } from './draw-shape.ts';
import { drawFrame } from './frame.ts';
import type { GraphicOf, Series } from './graphic.ts';
import { drawLegend, drawLegendRow } from './legend.ts';
import type { LegendEntry } from './legend.ts';
import { paperWhite, tintOf } from '#tools/press/print-colours.ts';
import { palette } from './palette.ts';
import type { Doc } from '#tools/press/pen.ts';
import type { Point } from './shape.ts';
import { setStroke, trace } from './trace.ts';

/** Lines, points and areas over two axes. */
export function drawPlot(doc: Doc, plot: GraphicOf<'plot'>, area: Area): void {
  const below = plot.legend === 'below';
  const outer = below ? { ...area, height: area.height - 14 } : area;
  const frame = drawFrame(doc, outer, plot.x, plot.y, plot.grid === true);
  const toPage = ([x, y]: Point): Point => [frame.toX(x), frame.toY(y)];
  const inner = frame.area;
  doc.save();
  doc.rect(inner.x, inner.y, inner.width, inner.height).clip();
  for (const shape of plot.under ?? []) drawShape(doc, shape, toPage);
  for (const series of plot.series) drawSeries(doc, series, series.points.map(toPage));
  doc.restore();
  for (const shape of plot.over ?? []) drawShape(doc, shape, toPage);
  doc.rect(inner.x, inner.y, inner.width, inner.height);
  setStroke(doc, 'solid', 0.6, palette.ink);
  doc.stroke();

  const entries = plot.series.flatMap((series): LegendEntry[] =>
    series.label ? [{ label: series.label, sample: (x, y) => drawSample(doc, series, x, y) }] : [],
  );
  if (plot.legend === 'below') drawLegendRow(doc, area, entries);
  else drawLegend(doc, inner, plot.legend ?? 'top-right', entries);
}

function drawSeries(doc: Doc, series: Series, points: Point[]): void {
  const colour = palette[series.ink];
  if (series.as === 'points') {
    for (const point of points) drawMarker(doc, series, point);
  } else if (series.as === 'area') {
    trace(doc, points, { closed: true });
    doc.fillColor(tintOf(colour, 0.22)).fill();
  } else {
    setStroke(doc, series.as === 'line' ? 'solid' : series.as, series.weight ?? 1.2, colour);
    trace(doc, points);
    doc.stroke().undash();
  }
}

/** The sample of a series in a legend. */
function drawSample(doc: Doc, series: Series, x: number, y: number): void {
  if (series.as === 'points') drawMarker(doc, series, [x, y]);
  else if (series.as === 'area') {
    doc
      .rect(x - 9, y - 3, 18, 6)
      .fillColor(tintOf(palette[series.ink], 0.22))
      .fill();
  } else
    drawSeries(doc, series, [
      [x - 9, y],
      [x + 9, y],
    ]);
}

function drawMarker(doc: Doc, series: Series, [x, y]: Point): void {
  const colour = palette[series.ink];
  const size = series.weight ?? 2;
  const marker = series.marker ?? 'disc';
  doc.lineWidth(0.9).undash().strokeColor(colour).fillColor(colour);
  if (marker === 'cross') {
    doc.moveTo(x - size, y - size).lineTo(x + size, y + size);
    doc
      .moveTo(x - size, y + size)
      .lineTo(x + size, y - size)
      .stroke();
  } else if (marker === 'ring') doc.circle(x, y, size).fillAndStroke(paperWhite, colour);
  else if (marker === 'square')
    doc.rect(x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8).fill();
  else if (marker === 'triangle') {
    doc.moveTo(x, y - size * 1.2).lineTo(x + size * 1.1, y + size * 0.8);
    doc
      .lineTo(x - size * 1.1, y + size * 0.8)
      .closePath()
      .fill();
  } else doc.circle(x, y, size).fill();
}

/** A schematic without axes. */
export function drawDrawing(doc: Doc, drawing: GraphicOf<'drawing'>, area: Area): void {
  const [left, right] = drawing.x;
  const [low, high] = drawing.y;
  const toPage = ([x, y]: Point): Point => [
    area.x + ((x - left) / (right - left)) * area.width,
    area.y + area.height - ((y - low) / (high - low)) * area.height,
  ];
  for (const shape of drawing.shapes) drawShape(doc, shape, toPage);
}
