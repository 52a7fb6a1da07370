import type { Area } from '#tools/press/area.ts';
import type { GraphicOf, Water } from './graphic.ts';
import { drawLegendRow } from './legend.ts';
import { styles } from '#tools/press/page-style.ts';
import { hairline, tintOf } from '#tools/press/print-colours.ts';
import { palette } from './palette.ts';
import { drawLabel } from '#tools/press/pen.ts';
import type { Doc } from '#tools/press/pen.ts';
import { scaleOf, tickText, ticksOf } from './scale.ts';
import type { Point } from './shape.ts';
import { setStroke, trace } from './trace.ts';

const style = styles.figure;
const sine = Math.sqrt(3) / 2;
/** Gap between the triangles, as a part of their side. */
const gap = 0.24;

/**
 * The position of a water in the two triangles and, projected along their outer edges, in the diamond (Piper,
 * 1944).
 */
function placesOf(water: Water): { cation: Point; anion: Point; diamond: Point } {
  const cations = water.calcium + water.magnesium + water.alkalis;
  const anions = water.chloride + water.sulfate + water.alkalinity;
  const [magnesium, alkalis] = [water.magnesium / cations, water.alkalis / cations];
  const [chloride, sulfate] = [water.chloride / anions, water.sulfate / anions];
  const cation: Point = [alkalis + magnesium / 2, magnesium * sine];
  const anion: Point = [1 + gap + chloride + sulfate / 2, sulfate * sine];
  return { cation, anion, diamond: project(cation, anion) };
}

function project(cation: Point, anion: Point): Point {
  return [
    (cation[0] + anion[0]) / 2 + (anion[1] - cation[1]) / (4 * sine),
    (cation[1] + anion[1]) / 2 + sine * (anion[0] - cation[0]),
  ];
}

/** A Piper diagram: percentages of the milliequivalents of cations and anions. */
export function drawPiper(doc: Doc, graphic: GraphicOf<'piper'>, area: Area): void {
  const side = Math.min((area.width - 60) / (2 + gap), (area.height - 50) / (sine * (2 + gap)));
  const originX = area.x + (area.width - side * (2 + gap)) / 2;
  const originY = area.y + 8 + side * sine * (2 + gap);
  const toPage = ([x, y]: Point): Point => [originX + x * side, originY - y * side];
  const line = (from: Point, to: Point) => {
    doc
      .moveTo(...toPage(from))
      .lineTo(...toPage(to))
      .stroke();
  };
  const right = 1 + gap;
  setStroke(doc, 'solid', 0.35, hairline);
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    for (const shift of [0, right]) {
      line([shift + share / 2, share * sine], [shift + 1 - share / 2, share * sine]);
      line([shift + share, 0], [shift + (1 + share) / 2, (1 - share) * sine]);
      line([shift + share, 0], [shift + share / 2, share * sine]);
    }
    line(project([share, 0], [right, 0]), project([share, 0], [right + 1, 0]));
    line(project([0, 0], [right + share, 0]), project([1, 0], [right + share, 0]));
  }
  setStroke(doc, 'solid', 0.7, palette.ink);
  const outlines: Point[][] = [
    [
      [0, 0],
      [1, 0],
      [0.5, sine],
    ],
    [
      [right, 0],
      [right + 1, 0],
      [right + 0.5, sine],
    ],
    [
      project([0, 0], [right, 0]),
      project([0, 0], [right + 1, 0]),
      project([1, 0], [right + 1, 0]),
      project([1, 0], [right, 0]),
    ],
  ];
  for (const outline of outlines) {
    trace(doc, outline.map(toPage), { closed: true });
    doc.stroke();
  }
  drawPiperNames(doc, toPage, right);
  for (const water of graphic.waters) {
    for (const place of Object.values(placesOf(water))) {
      doc
        .circle(...toPage(place), 2.6)
        .lineWidth(0.6)
        .fillAndStroke(palette[water.ink], '#ffffff');
    }
  }
  const entries = graphic.waters.map((water) => ({
    label: water.label,
    sample: (x: number, y: number) => {
      doc
        .circle(x + 4, y, 2.6)
        .fillColor(palette[water.ink])
        .fill();
    },
  }));
  drawLegendRow(doc, area, entries);
}

function drawPiperNames(doc: Doc, toPage: (point: Point) => Point, right: number): void {
  const name = (text: string, place: Point, dx: number, dy: number, angle = 0) => {
    const [x, y] = toPage(place);
    drawLabel(doc, text, { x: x + dx, y: y + dy, align: 'centre', angle }, style);
  };
  name('Ca^{2+}', [0.5, 0], 0, 13);
  name('Mg^{2+}', [0.25, sine / 2], -9, -5, 60);
  name('Na^{+} + K^{+}', [0.75, sine / 2], 9, -5, -60);
  name('Cl^{−}', [right + 0.5, 0], 0, 13);
  name('HCO_{3}^{−} + CO_{3}^{2−}', [right + 0.25, sine / 2], -9, -5, 60);
  name('SO_{4}^{2−}', [right + 0.75, sine / 2], 9, -5, -60);
  const [top, left] = [project([0, 0], [right + 1, 0]), project([0, 0], [right, 0])];
  const [far] = [project([1, 0], [right + 1, 0])];
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  name('SO_{4}^{2−} + Cl^{−}', middle(left, top), -9, -5, 60);
  name('Ca^{2+} + Mg^{2+}', middle(top, far), 9, -5, -60);
}

/** Stiff diagrams side by side: the outline of a water's ions in meq/L (Stiff, 1951). */
export function drawStiff(doc: Doc, graphic: GraphicOf<'stiff'>, area: Area): void {
  const { reach, waters } = graphic;
  const spacing = 16;
  const width = (area.width - spacing * (waters.length - 1)) / waters.length;
  const [top, foot] = [area.y + 30, area.y + area.height - 32];
  waters.forEach((water, i) => {
    const left = area.x + i * (width + spacing);
    const toX = scaleOf({ label: '', min: -reach, max: reach }, left + 24, left + width - 24);
    const rows = [
      { left: water.alkalis, right: water.chloride, names: ['Na+K', 'Cl'] },
      { left: water.calcium, right: water.alkalinity, names: ['Ca', 'HCO_{3}'] },
      { left: water.magnesium, right: water.sulfate, names: ['Mg', 'SO_{4}'] },
    ].map((row, r) => ({ ...row, y: top + 12 + (r * (foot - top - 24)) / 2 }));
    const outline: Point[] = [
      ...rows.map((row): Point => [toX(-row.left), row.y]),
      ...[...rows].reverse().map((row): Point => [toX(row.right), row.y]),
    ];
    trace(doc, outline, { closed: true });
    doc.lineWidth(0.9).undash().lineJoin('miter');
    doc.fillAndStroke(tintOf(palette[water.ink], 0.3), palette[water.ink]);
    setStroke(doc, 'solid', 0.5, palette.ink);
    doc.moveTo(toX(0), top).lineTo(toX(0), foot).stroke();
    doc.moveTo(toX(-reach), foot).lineTo(toX(reach), foot).stroke();
    for (const tick of ticksOf({ label: '', min: -reach, max: reach }, 4)) {
      doc
        .moveTo(toX(tick), foot)
        .lineTo(toX(tick), foot + 3)
        .stroke();
      const text = tickText({ label: '', min: 0, max: 1 }, Math.abs(tick), -1);
      drawLabel(doc, text, { x: toX(tick), y: foot + 11, align: 'centre' }, style);
    }
    for (const row of rows) {
      const y = row.y + 2.5;
      drawLabel(doc, row.names[0] ?? '', { x: left + 21, y, align: 'right' }, style);
      drawLabel(doc, row.names[1] ?? '', { x: left + width - 21, y }, style);
    }
    drawLabel(
      doc,
      water.label,
      { x: toX(0), y: area.y + 14, align: 'centre' },
      { ...style, bold: true },
    );
    drawLabel(doc, 'meq/L', { x: toX(0), y: foot + 22, align: 'centre' }, style);
  });
}
