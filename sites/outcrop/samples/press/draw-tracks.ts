import type { Area } from '#tools/press/area.ts';
import { drawPattern } from './draw-pattern.ts';
import { shadeCrossover, shadeToEdge } from './shade-track.ts';
import type { GraphicOf } from './graphic.ts';
import { styles } from '#tools/press/page-style.ts';
import { hairline, tintOf } from '#tools/press/print-colours.ts';
import { palette } from './palette.ts';
import { drawLabel } from '#tools/press/pen.ts';
import type { Doc } from '#tools/press/pen.ts';
import { minorTicksOf, scaleOf, tickText, ticksOf } from './scale.ts';
import type { Point } from './shape.ts';
import { setStroke, trace } from './trace.ts';

type Tracks = GraphicOf<'tracks'>;
type Track = Tracks['tracks'][number];
type Curve = Track['curves'][number];

const style = styles.figure;
const headLead = 20;

/** A log print: tracks side by side over one depth scale, each with the heads of its curves. */
export function drawTracks(doc: Doc, graphic: Tracks, area: Area): void {
  const { depth } = graphic;
  const headHeight = Math.max(...graphic.tracks.map((track) => track.curves.length)) * headLead + 4;
  const top = area.y + headHeight;
  const height = area.height - headHeight - 4;
  const toY = scaleOf({ label: '', min: depth.top, max: depth.base }, top, top + height);
  const depths = ticksOf(
    { label: '', min: depth.top, max: depth.base },
    (depth.base - depth.top) / depth.step,
  ).filter((value) => Math.abs(value / depth.step - Math.round(value / depth.step)) < 1e-6);

  let x = area.x + 16;
  drawLabel(
    doc,
    depth.label,
    { x: area.x + 7, y: top + height / 2, align: 'centre', angle: 90 },
    { ...style, size: 7.4 },
  );
  x += 20;
  for (const value of depths) {
    const text = tickText({ label: '', min: depth.top, max: depth.base }, value, -1);
    drawLabel(doc, text, { x: x - 4, y: toY(value) + 2.5, align: 'right' }, style);
  }
  if (graphic.zones) {
    drawZones(doc, graphic, { x, y: top, width: 26, height }, toY);
    x += 34;
  }
  const gap = 8;
  const shares = graphic.tracks.map((track) => track.share ?? 1);
  const room = area.x + area.width - x - gap * (shares.length - 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  graphic.tracks.forEach((track, i) => {
    const width = (room * (shares[i] ?? 1)) / total;
    drawTrack(doc, track, { x, y: top, width, height }, toY, depths);
    x += width + gap;
  });
}

function drawTrack(
  doc: Doc,
  track: Track,
  area: Area,
  toY: (depth: number) => number,
  depths: number[],
): void {
  const right = area.x + area.width;
  const scale = track.scale ?? 'linear';
  const scales = new Map(
    track.curves.map((curve) => {
      const toX = scaleOf({ label: '', min: curve.left, max: curve.right, scale }, area.x, right);
      const points = curve.points.map(([value, depth]): Point => [toX(value), toY(depth)]);
      return [curve.name, { toX, points: curve.blocky ? stepped(points) : points }] as const;
    }),
  );
  const pointsOf = (name: string) => scales.get(name)?.points ?? [];

  doc.save();
  doc.rect(area.x, area.y, area.width, area.height).clip();
  for (const curve of track.curves) {
    if (curve.shade)
      shadeToEdge(doc, pointsOf(curve.name), curve.shade === 'left' ? area.x : right, curve.ink);
  }
  if (track.crossover) {
    const [first, second] = track.crossover.curves;
    shadeCrossover(doc, pointsOf(first), pointsOf(second), track.crossover.ink);
  }
  drawTrackGrid(doc, track, area, depths.map(toY));
  for (const rule of track.rules ?? []) {
    const [curve] = track.curves;
    const at = curve ? (scales.get(curve.name)?.toX(rule.at) ?? area.x) : area.x;
    setStroke(doc, 'dashed', 0.8, palette[rule.ink ?? 'slate']);
    doc
      .moveTo(at, area.y)
      .lineTo(at, area.y + area.height)
      .stroke()
      .undash();
    if (rule.label) {
      const inward = at < area.x + area.width / 2;
      const spot = {
        x: inward ? at + 2.5 : at - 2.5,
        y: area.y + area.height - 5,
        align: inward ? ('left' as const) : ('right' as const),
        halo: true,
      };
      drawLabel(doc, rule.label, spot, {
        ...style,
        size: 6.4,
        colour: palette[rule.ink ?? 'slate'],
      });
    }
  }
  for (const curve of track.curves) {
    setStroke(doc, curve.stroke ?? 'solid', 0.95, palette[curve.ink]);
    trace(doc, pointsOf(curve.name));
    doc.stroke().undash();
  }
  doc.restore();
  doc
    .rect(area.x, area.y, area.width, area.height)
    .lineWidth(0.6)
    .strokeColor(palette.ink)
    .stroke();
  track.curves.forEach((curve, i) => {
    drawHead(doc, curve, area, area.y - 6 - (track.curves.length - 1 - i) * headLead);
  });
}

/** Values that are constant from one depth to the next, as in a blocked log. */
function stepped(points: Point[]): Point[] {
  return points.flatMap(([x, y], i): Point[] => {
    const next = points[i + 1];
    return next
      ? [
          [x, y],
          [x, next[1]],
        ]
      : [[x, y]];
  });
}

function drawTrackGrid(doc: Doc, track: Track, area: Area, rows: number[]): void {
  const right = area.x + area.width;
  doc.lineWidth(0.3).undash().strokeColor(hairline);
  for (const y of rows) doc.moveTo(area.x, y).lineTo(right, y).stroke();
  const [curve] = track.curves;
  if (track.scale === 'log' && curve) {
    const axis = { label: '', min: curve.left, max: curve.right, scale: 'log' as const };
    const toX = scaleOf(axis, area.x, right);
    for (const value of [...minorTicksOf(axis), ...ticksOf(axis, 1)]) {
      doc
        .moveTo(toX(value), area.y)
        .lineTo(toX(value), area.y + area.height)
        .stroke();
    }
    return;
  }
  for (const share of [0.25, 0.5, 0.75]) {
    const x = area.x + area.width * share;
    doc
      .moveTo(x, area.y)
      .lineTo(x, area.y + area.height)
      .stroke();
  }
}

/** The head of a curve: its name over its line, with the values at the edges. */
function drawHead(doc: Doc, curve: Curve, area: Area, y: number): void {
  const colour = palette[curve.ink];
  const right = area.x + area.width;
  const small = { ...style, size: 6.4, colour };
  const axis = { label: '', min: 0, max: 1 };
  setStroke(doc, curve.stroke ?? 'solid', 0.95, colour);
  doc
    .moveTo(area.x, y + 2.5)
    .lineTo(right, y + 2.5)
    .stroke()
    .undash();
  drawLabel(doc, tickText(axis, curve.left, -1), { x: area.x, y: y - 0.5 }, small);
  drawLabel(doc, tickText(axis, curve.right, -1), { x: right, y: y - 0.5, align: 'right' }, small);
  const name = curve.unit ? `${curve.name} (${curve.unit})` : curve.name;
  drawLabel(
    doc,
    name,
    { x: area.x + area.width / 2, y: y - 7.5, align: 'centre' },
    { ...small, size: 6.8 },
  );
}

function drawZones(doc: Doc, graphic: Tracks, area: Area, toY: (depth: number) => number): void {
  for (const zone of graphic.zones ?? []) {
    const y = toY(zone.top);
    const box = { ...area, y, height: toY(zone.base) - y };
    const colour = palette[zone.ink];
    doc.rect(box.x, box.y, box.width, box.height).fillColor(tintOf(colour, 0.28)).fill();
    if (zone.pattern) {
      doc.save();
      doc.rect(box.x, box.y, box.width, box.height).clip();
      drawPattern(doc, zone.pattern, box, tintOf(colour, 0.85));
      doc.restore();
    }
    doc.rect(box.x, box.y, box.width, box.height).lineWidth(0.5).strokeColor(palette.ink).stroke();
    if (zone.label) {
      const at = {
        x: box.x + box.width / 2,
        y: box.y + box.height / 2 + 2.4,
        align: 'centre',
        halo: true,
      } as const;
      drawLabel(doc, zone.label, at, { ...style, bold: true });
    }
  }
}
