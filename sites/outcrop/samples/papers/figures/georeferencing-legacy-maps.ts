import type { Graphic } from '../../press/graphic.ts';
import { randomFrom } from '#tools/press/sampling.ts';
import type { Point, Shape } from '../../press/shape.ts';
import { leastSquares } from '../science/least-squares.ts';

type Transformation = (point: Point) => Point;

/** Ten control points of a synthetic sheet, true position in kilometres. */
export const truth: Point[] = [
  [0.5, 0.5],
  [7.5, 0.4],
  [14.4, 0.6],
  [0.6, 5.1],
  [5.2, 4.7],
  [10.1, 5.3],
  [14.5, 5],
  [0.4, 9.5],
  [7.4, 9.6],
  [14.5, 9.4],
];
const random = randomFrom('map');

/** The same points on the scan, in millimetres: stretched, sheared, bowed and read to 0.15 mm. */
const scan = truth.map(([x, y]): Point => [
  39.8 * x + 0.06 * y + 0.012 * (x - 7.5) * (y - 5) + random.normal(0, 0.15),
  40.16 * y - 0.048 * x + 0.01 * (x - 7.5) ** 2 + random.normal(0, 0.15),
]);
/** One corner identified wrongly, 50 m too far east. */
const blundered = truth.map(([x, y], i): Point => (i === 9 ? [x + 0.05, y] : [x, y]));

const unit = ([x, y]: Point): Point => [x / 300 - 1, y / 200 - 1];

function similarity(from: Point[], to: Point[]): Transformation {
  const rows = from.map(unit1).flatMap(([x, y]) => [
    [x, -y, 1, 0],
    [y, x, 0, 1],
  ]);
  const [a = 0, b = 0, east = 0, north = 0] = leastSquares(rows, to.flat());
  return (point) => {
    const [x, y] = unit1(point);
    return [a * x - b * y + east, b * x + a * y + north];
  };
}
function unit1([x, y]: Point): Point {
  return [x / 300, y / 300];
}

function polynomial(order: 1 | 2) {
  const terms = (point: Point) => {
    const [x, y] = unit(point);
    return order === 1 ? [1, x, y] : [1, x, y, x * x, x * y, y * y];
  };
  return (from: Point[], to: Point[]): Transformation => {
    const rows = from.map(terms);
    const solve = (axis: 0 | 1) =>
      leastSquares(
        rows,
        to.map((point) => point[axis]),
      );
    const [east, north] = [solve(0), solve(1)];
    const apply = (unknowns: number[], point: Point) =>
      terms(point).reduce((sum, term, i) => sum + term * (unknowns[i] ?? 0), 0);
    return (point) => [apply(east, point), apply(north, point)];
  };
}

/** Residual vectors in metres: transformed less given. */
const residuals = (transform: Transformation, to: Point[]) =>
  scan.map((point, i): Point => {
    const [x, y] = transform(point);
    return [1000 * (x - (to[i]?.[0] ?? 0)), 1000 * (y - (to[i]?.[1] ?? 0))];
  });
export const length = ([x, y]: Point) => Math.hypot(x, y);
const leftOut = (fit: (from: Point[], to: Point[]) => Transformation, to: Point[]) =>
  scan.map((_, out) => {
    const keep = (_point: Point, i: number) => i !== out;
    return length(residuals(fit(scan.filter(keep), to.filter(keep)), to)[out] ?? [0, 0]);
  });
export const rootMeanSquare = (values: number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

const fits = [similarity, polynomial(1), polynomial(2)];
export const good = fits.map((fit) => residuals(fit(scan, truth), truth));
export const spoilt = residuals(polynomial(2)(scan, blundered), blundered);
export const spoiltLeftOut = leftOut(polynomial(2), blundered);

const strokes = (vectors: Point[] | undefined): Shape[] =>
  truth.map(([x, y], i) => {
    const [dx, dy] = vectors?.[i] ?? [0, 0];
    return {
      shape: 'line',
      points: [
        [x, y],
        [x + dx * 0.08, y + dy * 0.08],
      ],
      ink: 'rust',
      weight: 1.5,
    };
  });
const sheet = (vectors: Point[] | undefined) => ({
  kind: 'plot' as const,
  x: { label: 'East (km)', min: -2, max: 17, ticks: [0, 5, 10, 15] },
  y: { label: '', min: -3, max: 13.5, ticks: [0, 5, 10] },
  over: strokes(vectors),
  series: [{ as: 'points' as const, ink: 'ink' as const, weight: 1.6, points: truth }],
});

export const figure1: Graphic = {
  kind: 'panels',
  panels: [
    { title: 'Similarity', graphic: sheet(good[0]) },
    { title: 'Affine', graphic: sheet(good[1]) },
  ],
};

export const figure2: Graphic = {
  kind: 'bars',
  categories: truth.map((_, i) => String(i + 1)),
  categoryLabel: 'Control point',
  value: { label: 'Distance (m)', min: 0, max: 45 },
  series: [
    { label: 'Residual', ink: 'slate', values: spoilt.map(length) },
    { label: 'Miss when left out', ink: 'rust', values: spoiltLeftOut },
  ],
};
