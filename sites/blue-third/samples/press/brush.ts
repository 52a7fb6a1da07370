/** A point of a stroke, with the width of the brush there. */
export type Dab = readonly [x: number, y: number, width: number];

const steps = 10;

/** The outline of a brush stroke through several points, as an SVG path. */
export function brush(dabs: readonly Dab[]): string {
  const line = smooth(dabs);
  const sides = line.map(([x, y, width], i) => {
    const [before, after] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)];
    return { left: [x + nx, y + ny], right: [x - nx, y - ny] };
  });
  const outline = [
    ...sides.map(({ left }) => left),
    ...sides.toReversed().map((side) => side.right),
  ];
  return `M${outline.map(([x, y]) => `${short(x!)} ${short(y!)}`).join('L')}Z`;
}

const short = (value: number) => String(Math.round(value * 100) / 100);

/** A Catmull-Rom curve through the points, with the interpolated widths. */
function smooth(dabs: readonly Dab[]): Dab[] {
  const points: Dab[] = [dabs[0]!];
  for (let i = 0; i < dabs.length - 1; i += 1) {
    const [a, b, c, d] = [
      dabs[i - 1] ?? dabs[i]!,
      dabs[i]!,
      dabs[i + 1]!,
      dabs[i + 2] ?? dabs[i + 1]!,
    ];
    for (let step = 1; step <= steps; step += 1) {
      const t = step / steps;
      const at = (k: 0 | 1 | 2) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
      points.push([at(0), at(1), at(2)]);
    }
  }
  return points;
}
