import type { Point } from '../shape.ts';
import type { Canvas } from './canvas.ts';

/** Heights on a lattice of nodes, `step` pixels apart, scaled to 0 … 1. */
export interface HeightField {
  columns: number;
  rows: number;
  step: number;
  at: (column: number, row: number) => number;
}

/**
 * Rolling ground: a sum of seeded hills and hollows.
 *
 * @param valley the course of a stream, y for each x: the ground falls towards it and along it, so that
 *   contours point upstream where they cross it
 */
export function heightField(
  canvas: Canvas,
  step: number,
  hills: number,
  valley?: (x: number) => number,
): HeightField {
  const { random } = canvas;
  const reach = Math.max(canvas.width, canvas.height);
  const bumps = Array.from({ length: hills }, (_, i) => ({
    x: random.uniform(-0.05, 1.05) * canvas.width,
    y: random.uniform(-0.05, 1.05) * canvas.height,
    rx: random.uniform(0.12, 0.3) * reach,
    ry: random.uniform(0.1, 0.24) * reach,
    turn: random.uniform(0, Math.PI),
    size: random.uniform(0.5, 1) * (i % 3 === 2 && !valley ? -0.8 : 1),
  }));
  const columns = Math.ceil(canvas.width / step) + 1;
  const rows = Math.ceil(canvas.height / step) + 1;
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (const bump of bumps) {
        const [dx, dy] = [column * step - bump.x, row * step - bump.y];
        const u = (dx * Math.cos(bump.turn) + dy * Math.sin(bump.turn)) / bump.rx;
        const v = (dy * Math.cos(bump.turn) - dx * Math.sin(bump.turn)) / bump.ry;
        sum += bump.size * Math.exp(-(u * u + v * v) / 2);
      }
      if (valley) {
        const aside = (row * step - valley(column * step)) / (canvas.height * 0.2);
        const rise = 1 - (column * step) / canvas.width;
        sum = (0.3 + sum) * (1 - Math.exp(-(Math.abs(aside) ** 1.6))) + rise * 0.45;
      }
      values[row * columns + column] = sum;
    }
  }
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return {
    columns,
    rows,
    step,
    at: (column, row) => ((values[row * columns + column] ?? low) - low) / (high - low),
  };
}

/** The chains of points where the field crosses a level (marching squares, joined end to end). */
export function contourChains(field: HeightField, level: number): Point[][] {
  const next = new Map<string, Point[]>();
  const key = ([x, y]: Point) => `${Math.round(x * 64)},${Math.round(y * 64)}`;
  const link = (from: Point, to: Point) => {
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const) {
      const list = next.get(key(a));
      if (list) list.push(b);
      else next.set(key(a), [b]);
    }
  };
  for (let row = 0; row < field.rows - 1; row += 1) {
    for (let column = 0; column < field.columns - 1; column += 1) {
      const crossings = cellCrossings(field, column, row, level);
      for (let i = 0; i + 1 < crossings.length; i += 2) link(crossings[i]!, crossings[i + 1]!);
    }
  }
  const chains: Point[][] = [];
  const walk = (start: string) => {
    const chain: Point[] = [];
    let here = start;
    for (let to = next.get(here)?.pop(); to; to = next.get(here)?.pop()) {
      const arrived = key(to);
      const back = next.get(arrived) ?? [];
      back.splice(
        back.findIndex((point) => key(point) === here),
        1,
      );
      chain.push(to);
      here = arrived;
    }
    return chain;
  };
  const ends = [...next].filter(([, list]) => list.length === 1).map(([start]) => start);
  for (const start of [...ends, ...next.keys()]) {
    if ((next.get(start)?.length ?? 0) === 0) continue;
    const [x = 0, y = 0] = start.split(',').map((part) => Number(part) / 64);
    chains.push([[x, y], ...walk(start)]);
  }
  return chains;
}

function cellCrossings(field: HeightField, column: number, row: number, level: number): Point[] {
  const corners: [number, number][] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ];
  const points: Point[] = [];
  corners.forEach(([c1, r1], i) => {
    const [c2, r2] = corners[(i + 1) % 4]!;
    const [a, b] = [field.at(c1, r1), field.at(c2, r2)];
    if (a > level === b > level) return;
    const share = (level - a) / (b - a);
    points.push([(c1 + (c2 - c1) * share) * field.step, (r1 + (r2 - r1) * share) * field.step]);
  });
  return points;
}
