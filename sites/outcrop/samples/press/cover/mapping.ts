import { filled, pathOf, pick, px, stroked, waves } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { contourChains, heightField } from './height-field.ts';
import { bandPaths } from './bands.ts';
import type { Point } from '../shape.ts';

/** A contour map with tinted heights, a stream, survey crosses, and the line of a section. */
export function mapping(canvas: Canvas): string {
  const { width, height, scheme, random } = canvas;
  const sway = waves(canvas, 3, width * 0.7);
  const from = random.uniform(0.28, 0.44) * height;
  const course = (x: number) => from + (x / width) * height * 0.32 + sway(x) * height * 0.08;
  const field = heightField(canvas, 8, 13, course);
  const tints = [
    scheme.ground,
    pick(scheme.strata, 3),
    pick(scheme.strata, 0),
    pick(scheme.strata, 1),
    pick(scheme.strata, 2),
  ];
  const parts = bandPaths(field, [0.36, 0.5, 0.64, 0.8]).map((d, i) =>
    filled(d, pick(tints, i + 1), 'fill-opacity=".62"'),
  );
  for (let level = 0.06; level < 0.99; level += 0.045) {
    const index = Math.round((level - 0.06) / 0.045);
    const weight = index % 4 === 0 ? 2.6 : 1.1;
    for (const chain of contourChains(field, level)) {
      if (chain.length > 4)
        parts.push(stroked(pathOf(chain), scheme.line, weight, 'stroke-opacity=".85"'));
    }
  }
  const stream: Point[] = [];
  for (let x = -10; x <= width + 10; x += 8) {
    stream.push([x, course(x)]);
  }
  parts.push(stroked(pathOf(stream), scheme.ground, 12), stroked(pathOf(stream), scheme.lapis, 6));
  parts.push(crosses(canvas), sectionLine(canvas));
  return parts.join('');
}

function crosses({ width, height, scheme }: Canvas): string {
  let d = '';
  for (let x = width / 6; x < width; x += width / 6) {
    for (let y = height / 4; y < height; y += height / 4) {
      d += `M${px(x - 9)} ${px(y)}h18M${px(x)} ${px(y - 9)}v18`;
    }
  }
  return stroked(d, scheme.line, 2);
}

function sectionLine({ width, height, scheme, random }: Canvas): string {
  const a: Point = [width * 0.14, height * random.uniform(0.66, 0.84)];
  const b: Point = [width * 0.86, height * random.uniform(0.16, 0.34)];
  const ring = ([x, y]: Point) =>
    `<circle cx="${px(x)}" cy="${px(y)}" r="11" fill="${scheme.light}" stroke="${scheme.strata[5]}" stroke-width="4"/>`;
  return (
    stroked(pathOf([a, b]), pick(scheme.strata, 5), 4, 'stroke-dasharray="22 9 4 9"') +
    ring(a) +
    ring(b)
  );
}
