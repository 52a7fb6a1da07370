import { range } from '#tools/press/sampling.ts';
import type { Point } from '../shape.ts';
import { filled, pathOf, pick, px, stroked, waves } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { ornamentFill } from './ornament.ts';
import type { Ornament } from './ornament.ts';

/** A section through a valley: ground, layers, a water table drawn down by a pumped well, flow lines. */
export function groundwater(canvas: Canvas): string {
  const { width, height, scheme, random } = canvas;
  const slope = waves(canvas, 3, width * 1.1);
  const dip = waves(canvas, 2, width * 1.4);
  const wellX = random.uniform(0.4, 0.64) * width;
  const ground = (x: number) => height * (0.26 + 0.07 * slope(x));
  const cone = (x: number) => 0.14 * height * Math.exp(-Math.abs(x - wellX) / (width * 0.1));
  const table = (x: number) => height * (0.37 + 0.035 * slope(x + 40)) + cone(x);
  const layer = (share: number) => (x: number) => height * (share + 0.05 * dip(x));
  const xs = range(0, width, 161);
  const line = (f: (x: number) => number): Point[] => xs.map((x) => [x, f(x)]);
  const down = (top: (x: number) => number) =>
    `${pathOf(line(top))}L${width} ${height}L0 ${height}Z`;

  const parts: string[] = [sun(canvas)];
  const beds: { top: (x: number) => number; colour: string; ornament: Ornament }[] = [
    { top: ground, colour: pick(scheme.strata, 3), ornament: 'plain' },
    { top: (x) => ground(x) + 20, colour: pick(scheme.strata, 0), ornament: 'sand' },
    { top: layer(0.7), colour: pick(scheme.strata, 2), ornament: 'shale' },
    { top: layer(0.8), colour: pick(scheme.strata, 1), ornament: 'limestone' },
    { top: layer(0.97), colour: pick(scheme.strata, 4), ornament: 'plain' },
  ];
  beds.forEach((bed, i) => {
    parts.push(filled(down(bed.top), bed.colour), ornamentFill(down(bed.top), bed.ornament));
    if (i === 1) {
      const wet = `${pathOf(line(table))}${pathOf([...line(layer(0.7))].reverse()).replace('M', 'L')}Z`;
      parts.push(filled(wet, scheme.lapis, 'fill-opacity=".8"'), ornamentFill(wet, 'sand'));
    }
    parts.push(stroked(pathOf(line(bed.top)), scheme.line, i === 0 ? 3 : 1.6));
  });
  parts.push(stroked(pathOf(line(table)), scheme.light, 3.4, 'stroke-dasharray="16 9"'));
  parts.push(flowLines(canvas, wellX, table, layer(0.7)));
  parts.push(well(canvas, wellX, ground(wellX), layer(0.66)(wellX), table(wellX), true));
  for (const share of [-0.3, -0.14, 0.18, 0.33]) {
    const x = wellX + share * width;
    if (x > width * 0.07 && x < width * 0.93) {
      parts.push(well(canvas, x, ground(x), layer(0.58)(x), table(x), false));
    }
  }
  return parts.join('');
}

function sun({ width, height, scheme, random }: Canvas): string {
  const x = random.uniform(0.12, 0.88) * width;
  return `<circle cx="${px(x)}" cy="${px(height * 0.17)}" r="${px(height * 0.062)}" fill="none" stroke="${scheme.strata[5]}" stroke-width="2.6"/>`;
}

/** Streamlines that bend towards the screen of the well. */
function flowLines(
  canvas: Canvas,
  wellX: number,
  table: (x: number) => number,
  base: (x: number) => number,
): string {
  const { width, scheme } = canvas;
  const parts: string[] = [];
  for (const side of [-1, 1]) {
    for (const share of [0.2, 0.42, 0.64, 0.86]) {
      const points: Point[] = range(0.4, 0.03, 40).map((reach) => {
        const x = wellX + side * reach * width;
        const target = table(wellX) + (base(wellX) - table(wellX)) * (0.42 + share * 0.34);
        const calm = table(x) + (base(x) - table(x)) * share;
        const pull = (1 - reach / 0.4) ** 2;
        return [x, calm * (1 - pull) + target * pull];
      });
      parts.push(stroked(pathOf(points), scheme.light, 1.8, 'stroke-opacity=".8"'));
      const [tip, tail] = [points[24]!, points[22]!];
      const angle = Math.atan2(tip[1] - tail[1], tip[0] - tail[0]);
      const wing = (turn: number) =>
        `${px(tip[0] - 13 * Math.cos(angle + turn))} ${px(tip[1] - 13 * Math.sin(angle + turn))}`;
      parts.push(filled(`M${px(tip[0])} ${px(tip[1])}L${wing(0.4)}L${wing(-0.4)}Z`, scheme.light));
    }
  }
  return parts.join('');
}

function well(
  canvas: Canvas,
  x: number,
  top: number,
  base: number,
  water: number,
  pumped: boolean,
): string {
  const { scheme } = canvas;
  const half = pumped ? 9 : 4;
  const casing = `M${px(x - half)} ${px(top - 18)}V${px(base)}H${px(x + half)}V${px(top - 18)}Z`;
  let slots = '';
  for (let y = base - (pumped ? 84 : 36); y < base - 3; y += 8)
    slots += `M${px(x - half)} ${px(y)}h${half * 2}`;
  const level = `M${px(x - half)} ${px(water)}V${px(base)}H${px(x + half)}V${px(water)}Z`;
  const head = pumped
    ? filled(`M${px(x - 20)} ${px(top - 18)}h40v-16h-12v-14h-16v14h-12Z`, scheme.line)
    : filled(`M${px(x - 7)} ${px(top - 24)}h14v7h-14Z`, scheme.line);
  return (
    filled(casing, scheme.light) +
    filled(level, scheme.lapis) +
    stroked(slots, scheme.line, 1.8) +
    stroked(casing, scheme.line, 2) +
    head
  );
}
