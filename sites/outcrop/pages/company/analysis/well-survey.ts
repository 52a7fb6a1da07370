import { normalFrom, randomFrom } from './random-from.ts';

/** A well of an invented survey: its position in km, and the thickness of the aquifer in m. */
export interface Well {
  x: number;
  y: number;
  thickness: number;
  /** Which of five random folds it is tested in. */
  fold: number;
  /** Which field it is in. */
  block: number;
}

const seed = 1963;
const hills = [
  { x: 2, y: 6, high: 22, wide: 2.2 },
  { x: 7.5, y: 2.5, high: 30, wide: 2 },
  { x: 8.6, y: 7.6, high: 14, wide: 1.5 },
] as const;
const fields = [
  [1.6, 1.6],
  [2.4, 6.6],
  [5.2, 4.3],
  [8, 2.2],
  [8.1, 7.6],
] as const;

/** 90 wells in five fields, clustered as real wells are. */
export const wells: readonly Well[] = draw();

/** The root mean square error, in m, of a prediction from the three nearest wells that were not held back. */
export const errorByFold = errorOf((well) => well.fold);
export const errorByBlock = errorOf((well) => well.block);

function draw(): Well[] {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  return Array.from({ length: 90 }, (_, at) => {
    const block = at % fields.length;
    const [left, top] = fields[block]!;
    const x = Math.min(9.7, Math.max(0.3, left + 0.75 * normal()));
    const y = Math.min(8.7, Math.max(0.3, top + 0.75 * normal()));
    const thickness = 8 + hills.reduce((sum, hill) => sum + riseOf(hill, x, y), 0) + 1.2 * normal();
    return { x, y, thickness, fold: Math.floor(random() * 5), block };
  });
}

function riseOf({ x, y, high, wide }: (typeof hills)[number], east: number, south: number): number {
  return high / (1 + ((east - x) ** 2 + (south - y) ** 2) / wide ** 2);
}

function errorOf(foldOf: (well: Well) => number): number {
  const squares = wells.map((well) => {
    const known = wells.filter((other) => foldOf(other) !== foldOf(well));
    return (predict(well, known) - well.thickness) ** 2;
  });
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / wells.length);
}

function predict(well: Well, known: readonly Well[]): number {
  const distance = (other: Well) => (other.x - well.x) ** 2 + (other.y - well.y) ** 2;
  const nearest = [...known].sort((a, b) => distance(a) - distance(b)).slice(0, 3);
  return nearest.reduce((sum, { thickness }) => sum + thickness, 0) / nearest.length;
}
