import type { randomFrom } from '#tools/press/sampling.ts';
import type { Point } from '../shape.ts';

/** What a motif is drawn with: its size in pixels, its colours, its own seeded random numbers. */
export interface Canvas {
  width: number;
  height: number;
  scheme: Scheme;
  random: ReturnType<typeof randomFrom>;
}

export interface Scheme {
  ground: string;
  line: string;
  /** The spacing of the graph paper. */
  grid: string;
  lapis: string;
  strata: readonly string[];
  light: string;
}

/** Day: field-notebook paper. Dusk: a warm sheet. Night: lapis. */
export const schemes: readonly Scheme[] = [
  {
    ground: '#f4eee1',
    line: '#22314e',
    grid: '#d9d3c4',
    lapis: '#1f4fa3',
    strata: ['#d9b56d', '#b98647', '#8a5f3f', '#c9b79a', '#6f7f8c', '#a8502f'],
    light: '#fffaf0',
  },
  {
    ground: '#e8d8b6',
    line: '#2b2a33',
    grid: '#d8c59d',
    lapis: '#1b468f',
    strata: ['#c98f3f', '#9c6136', '#efe3c8', '#6d4a37', '#56697a', '#b55a35'],
    light: '#fdf6e3',
  },
  {
    ground: '#13294f',
    line: '#e9e2d0',
    grid: '#1f3964',
    lapis: '#6fa0f0',
    strata: ['#d5a451', '#8f6a4b', '#48628c', '#b9a888', '#2c4a7d', '#c26c45'],
    light: '#f5eedd',
  },
];

export function pick<T>(list: readonly T[], index: number): T {
  return list[((index % list.length) + list.length) % list.length] as T;
}

/** Formats a number for a path: one decimal is finer than a pixel. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function pathOf(points: Point[], closed = false): string {
  const steps = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`);
  return steps.join('') + (closed ? 'Z' : '');
}

export function stroked(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`;
}

export function filled(d: string, colour: string, more = ''): string {
  return `<path d="${d}" fill="${colour}" ${more}/>`;
}

/** A smooth one-dimensional noise between −1 and 1, as a sum of seeded waves. */
export function waves(canvas: Canvas, count: number, longest: number): (x: number) => number {
  const parts = Array.from({ length: count }, (_, i) => ({
    length: (longest / 1.9 ** i) * canvas.random.uniform(0.8, 1.2),
    phase: canvas.random.uniform(0, Math.PI * 2),
    size: 1 / 1.7 ** i,
  }));
  const total = parts.reduce((sum, part) => sum + part.size, 0);
  return (x) =>
    parts.reduce(
      (sum, part) => sum + part.size * Math.sin((x / part.length) * 2 * Math.PI + part.phase),
      0,
    ) / total;
}
