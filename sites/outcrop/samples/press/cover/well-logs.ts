import { curve, range } from '#tools/press/sampling.ts';
import type { Point } from '../shape.ts';
import { filled, pathOf, pick, stroked, waves } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { ornamentFill, ornaments } from './ornament.ts';

interface Bed {
  top: number;
  base: number;
  kind: number;
  value: number;
}

/** A lithology column with its logs: a shaded gamma ray, then a pair of curves that cross. */
export function wellLogs(canvas: Canvas): string {
  const { width, height, scheme } = canvas;
  const beds = bedsOf(canvas);
  const column = { left: width * 0.1, right: width * 0.25 };
  const strips = [
    { left: width * 0.29, right: width * 0.55 },
    { left: width * 0.61, right: width * 0.9 },
  ];
  const parts = beds.map((bed) => {
    const d = pathOf(
      [
        [column.left, bed.top],
        [column.right, bed.top],
        [column.right, bed.base],
        [column.left, bed.base],
      ],
      true,
    );
    return (
      filled(d, pick(scheme.strata, bed.kind)) +
      ornamentFill(d, pick(ornaments, bed.kind)) +
      stroked(d, scheme.line, 1.5) +
      stroked(
        `M${column.right} ${bed.top}H${width * 0.93}`,
        scheme.line,
        0.8,
        'stroke-opacity=".35" stroke-dasharray="2 7"',
      )
    );
  });
  const gamma = logOf(canvas, beds, 0.1, strips[0]!);
  const first = logOf(canvas, beds, 0.07, strips[1]!);
  const second = logOf(
    canvas,
    beds.map((bed) => ({ ...bed, value: 0.88 - bed.value * 0.72 })),
    0.06,
    strips[1]!,
  );
  parts.push(
    filled(
      `${pathOf(gamma)}L${strips[0]!.left} ${height}L${strips[0]!.left} 0Z`,
      scheme.lapis,
      'fill-opacity=".2"',
    ),
    between(first, second, scheme.strata[0] ?? scheme.line),
    stroked(pathOf(gamma), scheme.lapis, 4),
    stroked(pathOf(second), scheme.line, 2.4, 'stroke-dasharray="11 7"'),
    stroked(pathOf(first), pick(scheme.strata, 5), 3.6),
  );
  for (const { left, right } of [column, ...strips]) {
    parts.push(stroked(`M${left} 0V${height}M${right} 0V${height}`, scheme.line, 1.4));
  }
  let ticks = '';
  for (let y = 48; y < height; y += 24)
    ticks += `M${column.left - (y % 120 === 0 ? 20 : 9)} ${y}H${column.left}`;
  return parts.join('') + stroked(ticks, scheme.line, 1.6);
}

function bedsOf(canvas: Canvas): Bed[] {
  const { random, height } = canvas;
  const beds: Bed[] = [];
  const scale = height / 720;
  for (let top = -20, kind = random.integer(0, 5); top < height;) {
    const base = top + random.uniform(46, 128) * scale;
    beds.push({ top, base, kind, value: pick([0.2, 0.85, 0.3, 0.55, 0.42, 0.12], kind) });
    kind = kind !== 1 && random.uniform() < 0.4 ? 1 : (kind + random.integer(1, 4)) % 6;
    top = base;
  }
  return beds;
}

/** A log over the beds: steps softened by the tool's reach, with its own roughness. */
function logOf(
  canvas: Canvas,
  beds: Bed[],
  roughness: number,
  strip: { left: number; right: number },
): Point[] {
  const noise = waves(canvas, 5, 110);
  const blur = 9;
  return curve(
    (depth) => {
      let sum = 0;
      for (const offset of [-2, -1, 0, 1, 2]) {
        const at = depth + offset * blur * 0.6;
        sum += (beds.find((bed) => at >= bed.top && at < bed.base)?.value ?? 0.5) / 5;
      }
      const value = Math.min(0.97, Math.max(0.03, sum + noise(depth) * roughness));
      return strip.left + value * (strip.right - strip.left);
    },
    range(0, canvas.height, 240),
  ).map(([depth, x]) => [x, depth]);
}

/** Fills where the first log lies to the left of the second. */
function between(first: Point[], second: Point[], colour: string): string {
  let d = '';
  for (let i = 0; i + 1 < first.length; i += 1) {
    const [a, b, c, e] = [first[i]!, first[i + 1]!, second[i + 1]!, second[i]!];
    if (a[0] < e[0] && b[0] < c[0]) d += pathOf([a, b, c, e], true);
  }
  return filled(d, colour, `stroke="${colour}" stroke-width=".8"`);
}
