import type { Scheme } from '../../press/cover/canvas.ts';
import { filled, pathOf, pick, px, stroked } from '../../press/cover/canvas.ts';
import type { Point } from '../../press/shape.ts';

/** A drawing in a circle of radius 100 around the origin, y downwards. */
export type Emblem = (scheme: Scheme) => string;

export function line(points: Point[], colour: string, width = 3, more = ''): string {
  return stroked(pathOf(points), colour, width, more);
}

export function area(points: Point[], colour: string, more = ''): string {
  return filled(pathOf(points, true), colour, more);
}

export function dot([x, y]: Point, radius: number, fill: string, edge: string): string {
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${radius}" fill="${fill}" stroke="${edge}" stroke-width="2"/>`;
}

export function box(
  [x, y]: Point,
  width: number,
  height: number,
  fill: string,
  edge: string,
): string {
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" fill="${fill}" stroke="${edge}" stroke-width="2"/>`;
}

/** The red of a colour scheme, like a field geologist's second pencil. */
export function rust(scheme: Scheme): string {
  return pick(scheme.strata, 5);
}

export function ochre(scheme: Scheme): string {
  return pick(scheme.strata, 0);
}
