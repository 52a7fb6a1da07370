import { range } from '#tools/press/sampling.ts';
import type { Point } from '../shape.ts';
import { filled, pathOf, pick, px, stroked, waves } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { ornamentFill, ornaments } from './ornament.ts';

/** A measured face: folded beds cut by a fault, a ranging pole for scale, dip symbols. */
export function fieldPractice(canvas: Canvas): string {
  const { width, height, scheme, random } = canvas;
  const fold = waves(canvas, 2, width * random.uniform(0.75, 1.15));
  const rough = waves(canvas, 5, 150);
  const faultX = width * random.uniform(0.52, 0.66);
  const throwBy = height * random.uniform(0.09, 0.15) * (random.uniform() < 0.5 ? -1 : 1);
  const faultAt = (y: number) => faultX + (y - height / 2) * 0.28;
  const xs = range(0, width, 241);
  const skyline = (x: number) => height * (0.22 + 0.035 * rough(x) + 0.05 * fold(x * 0.6));
  const thickness: number[] = [];
  for (let sum = -0.35; sum < 1.3; sum += thickness.at(-1) ?? 1)
    thickness.push(random.uniform(0.055, 0.125));

  const boundary = (at: number, offset: number): Point[] =>
    xs.map((x) => [x, height * (at + 0.3 + 0.11 * fold(x)) + offset + rough(x + at * 900) * 3]);
  const block = (name: string, offset: number) => {
    let depth = -0.35;
    const beds = thickness.map((share, i) => {
      const top = boundary(depth, offset);
      const d = `${pathOf(top)}L${width} ${height * 1.6}L0 ${height * 1.6}Z`;
      depth += share;
      return (
        filled(d, pick(scheme.strata, i * 5 + 1)) +
        ornamentFill(d, pick(ornaments, i)) +
        stroked(pathOf(top), scheme.line, 1.8)
      );
    });
    return `<g clip-path="url(#${name})">${beds.join('')}</g>`;
  };
  const fault = `L${px(faultAt(height))} ${height}`;
  const parts = [
    `<clipPath id="foot"><path d="M0 0H${px(faultAt(0))}${fault}H0Z"/></clipPath>`,
    `<clipPath id="hanging"><path d="M${width} 0H${px(faultAt(0))}${fault}H${width}Z"/></clipPath>`,
    block('foot', 0),
    block('hanging', throwBy),
  ];
  const ground: Point[] = xs.map((x) => [x, skyline(x)]);
  const sky = `M0 0${pathOf(ground).replace('M', 'L')}L${width} 0Z`;
  parts.push(
    filled(sky, scheme.ground),
    graph(canvas, sky),
    stroked(pathOf(ground), scheme.line, 4),
  );
  parts.push(
    stroked(
      pathOf([
        [faultAt(skyline(faultX)), skyline(faultX)],
        [faultAt(height), height],
      ]),
      scheme.lapis,
      5,
    ),
    halfArrows(canvas, faultAt, throwBy),
    pole(canvas, random.uniform(0.16, 0.34) * width, skyline),
  );
  return parts.join('');
}

/** The squares of the notebook, seen again above the skyline. */
function graph({ width, height, scheme }: Canvas, sky: string): string {
  let d = '';
  for (let x = 24; x < width; x += 24) d += `M${x} 0V${height}`;
  for (let y = 24; y < height; y += 24) d += `M0 ${y}H${width}`;
  return `<clipPath id="sky"><path d="${sky}"/></clipPath><path d="${d}" stroke="${scheme.grid}" stroke-width="1" clip-path="url(#sky)"/>`;
}

function halfArrows(
  { height, scheme }: Canvas,
  faultAt: (y: number) => number,
  throwBy: number,
): string {
  const y = height * 0.56;
  const down = throwBy > 0 ? 1 : -1;
  const arrow = (dx: number, direction: number) => {
    const x = faultAt(y) + dx;
    const tip = y + direction * 42;
    return `M${px(x - direction * 9)} ${px(y - direction * 42)}L${px(x + direction * 14)} ${px(tip)}L${px(x + direction * 14 + Math.sign(dx) * 16)} ${px(tip - direction * 20)}`;
  };
  return stroked(arrow(26, down) + arrow(-26, -down), scheme.light, 5);
}

/** A pole of equal bands, standing on the face. */
function pole({ height, scheme }: Canvas, x: number, skyline: (x: number) => number): string {
  const top = skyline(x) - height * 0.09;
  const band = height * 0.062;
  const bands = Array.from({ length: 6 }, (_, i) => {
    const colour = i % 2 === 0 ? pick(scheme.strata, 5) : scheme.light;
    return `<rect x="${px(x - 7)}" y="${px(top + i * band)}" width="14" height="${px(band)}" fill="${colour}" stroke="${scheme.line}" stroke-width="2"/>`;
  });
  return bands.join('');
}
