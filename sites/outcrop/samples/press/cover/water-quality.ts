import type { Point } from '../shape.ts';
import { filled, pathOf, pick, px, stroked, waves } from './canvas.ts';
import type { Canvas } from './canvas.ts';

/** Stiff diagrams along a river: each station has the outline of its water, growing downstream. */
export function waterQuality(canvas: Canvas): string {
  const { width, height, scheme, random } = canvas;
  const bend = waves(canvas, 3, width * 0.95);
  const river = (x: number) => height * (0.5 + 0.1 * bend(x));
  const course: Point[] = [];
  for (let x = -20; x <= width + 20; x += 8) course.push([x, river(x)]);
  const parts = [40, 22, 6].map((spread, i) =>
    stroked(pathOf(course), scheme.lapis, spread * 2 + 14, `stroke-opacity="${[0.12, 0.2, 1][i]}"`),
  );
  parts.push(
    stroked(pathOf(course), scheme.light, 1.6, 'stroke-dasharray="20 16" stroke-opacity=".7"'),
  );
  for (const side of [-1, 1]) {
    for (const start of [0.16, 0.44, 0.72])
      parts.push(tributary(canvas, river, start + random.uniform(0, 0.12), side));
  }
  const stations = 4;
  for (let i = 0; i < stations; i += 1) {
    for (const side of [-1, 1]) {
      const x = ((i + 0.5 + (side > 0 ? 0.1 : -0.14)) / stations) * width * 0.96 + width * 0.02;
      const y = river(x) + side * height * 0.255;
      const size = (0.72 + 0.3 * (i / (stations - 1))) * (width / 960);
      parts.push(
        stroked(
          `M${px(x)} ${px(y)}L${px(x)} ${px(river(x))}`,
          scheme.line,
          1.2,
          'stroke-dasharray="3 6"',
        ),
        `<circle cx="${px(x)}" cy="${px(river(x))}" r="7" fill="${scheme.light}" stroke="${scheme.line}" stroke-width="2.4"/>`,
        stiff(canvas, x, y, size, pick(scheme.strata, i + (side > 0 ? 0 : 1))),
      );
    }
  }
  return parts.join('');
}

function tributary(
  canvas: Canvas,
  river: (x: number) => number,
  share: number,
  side: number,
): string {
  const { width, height, scheme, random } = canvas;
  const mouth = share * width;
  const sway = random.uniform(20, 60);
  const points: Point[] = [];
  for (let t = 0; t <= 1.001; t += 0.05) {
    points.push([
      mouth - t * width * 0.14 + Math.sin(t * 7) * sway * t,
      river(mouth) + side * t * height * 0.56,
    ]);
  }
  return stroked(pathOf(points), scheme.lapis, 4, 'stroke-opacity=".75"');
}

function stiff(canvas: Canvas, x: number, y: number, size: number, colour: string): string {
  const { random, scheme } = canvas;
  const reach = (from: number, to: number) => random.uniform(from, to) * size;
  const longest = random.integer(0, 2);
  const rows = [-46, 0, 46].map((dy, row) => ({
    y: y + dy * size,
    left: row === longest ? reach(70, 94) : reach(16, 52),
    right: row === longest ? reach(66, 94) : reach(14, 48),
  }));
  const outline: Point[] = [
    ...rows.map((row): Point => [x - row.left, row.y]),
    ...[...rows].reverse().map((row): Point => [x + row.right, row.y]),
  ];
  const rules = rows
    .map((row) => `M${px(x - 100 * size)} ${px(row.y)}H${px(x + 100 * size)}`)
    .join('');
  const d = pathOf(outline, true);
  return (
    stroked(rules, scheme.line, 1, 'stroke-opacity=".5"') +
    filled(d, colour, 'fill-opacity=".92"') +
    stroked(d, scheme.line, 2.4) +
    stroked(`M${px(x)} ${px(y - 58 * size)}V${px(y + 58 * size)}`, scheme.line, 1.4)
  );
}
