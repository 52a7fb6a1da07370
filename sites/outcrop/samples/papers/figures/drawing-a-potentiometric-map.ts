import type { Graphic } from '../../press/graphic.ts';
import { curve, range } from '#tools/press/sampling.ts';
import type { Point, Shape } from '../../press/shape.ts';

/** Synthetic head in metres; x east and y north in kilometres. A stream runs along y = 1.5. */
export const headAt = ([x, y]: Point) => 48 - 5 * x + 1.2 * (y - 1.5) ** 2;

/** The contour of one head, from its closed form. */
const contour = (head: number): Point[] =>
  curve((y) => (48 + 1.2 * (y - 1.5) ** 2 - head) / 5, range(0, 3, 31)).map(([y, x]) => [x, y]);

/** A flow line crosses every contour at a right angle: y − 1.5 decays with x. */
const flowLine = (from: Point, to: number): Point[] =>
  curve((x) => 1.5 + (from[1] - 1.5) * Math.exp(-0.48 * (x - from[0])), range(from[0], to, 20));

export const wells: { name: string; at: Point; casing: number }[] = [
  { name: 'W1', at: [0.35, 2.6], casing: 55.42 },
  { name: 'W2', at: [0.5, 0.5], casing: 52.87 },
  { name: 'W3', at: [1.2, 1.9], casing: 46.15 },
  { name: 'W4', at: [1.55, 0.3], casing: 48.96 },
  { name: 'W5', at: [2.1, 2.7], casing: 47.3 },
  { name: 'W6', at: [2.5, 1.2], casing: 38.66 },
  { name: 'W7', at: [3.2, 2.2], casing: 38.04 },
  { name: 'W8', at: [3.4, 0.6], casing: 37.58 },
];

/** Contours near the stream, drawn for one head and three exchanges. */
function exchange(bend: number): Shape[] {
  return [26, 20, 14, 8].map((x) => ({
    shape: 'line',
    points: curve((y) => x + bend * Math.exp(-(((y - 10) / 3.4) ** 2)), range(0, 20, 41)).map(
      ([y, px]): Point => [px, y],
    ),
    ink: 'lapis',
  }));
}
const stream: Shape[] = [
  {
    shape: 'line',
    points: [
      [0, 10],
      [32, 10],
    ],
    ink: 'moss',
    weight: 2,
    arrow: 'end',
  },
];

const label = (at: Point, text: string): Shape => ({ shape: 'label', at, text });

export const figure1: Graphic = {
  kind: 'plot',
  x: { label: 'East (m)', min: -200, max: 1100 },
  y: { label: 'North (m)', min: -100, max: 800 },
  under: [
    ...[52, 51.5, 51, 50.5].flatMap((head): Shape[] => {
      const x = (y: number) => (head - 52.4 + 0.0007212 * y) / -0.002673;
      return [
        {
          shape: 'line',
          points: [
            [x(-100), -100],
            [x(900), 900],
          ],
          ink: 'lapis',
          stroke: 'dashed',
        },
        { shape: 'label', at: [x(-60), -60], text: head.toFixed(1), ink: 'lapis' },
      ];
    }),
  ],
  over: [
    {
      shape: 'line',
      points: [
        [360, 300],
        [746, 404],
      ],
      ink: 'rust',
      weight: 1.6,
      arrow: 'end',
    },
    label([-95, -30], 'P1  52.40 m'),
    label([930, 100], 'P2  50.10 m'),
    label([420, 710], 'P3  51.05 m'),
  ],
  series: [
    {
      as: 'line',
      ink: 'grey',
      weight: 0.6,
      points: [
        [0, 0],
        [820, 150],
        [300, 760],
        [0, 0],
      ],
    },
    {
      as: 'points',
      ink: 'ink',
      weight: 3,
      points: [
        [0, 0],
        [820, 150],
        [300, 760],
      ],
    },
  ],
};

export const figure2: Graphic = {
  kind: 'plot',
  x: { label: 'East (km)', min: 0, max: 4 },
  y: { label: 'North (km)', min: 0, max: 3 },
  under: [
    ...range(30, 48, 10).flatMap((head): Shape[] => {
      const x = (48 + 1.2 * 0.85 ** 2 - head) / 5;
      return [
        {
          shape: 'line',
          points: contour(head),
          ink: 'lapis',
          weight: head % 10 === 0 ? 1.3 : 0.7,
        },
        { shape: 'label', at: [x, 2.35], text: String(head), ink: 'lapis' },
      ];
    }),
    ...[2.95, 0.05].flatMap((y): Shape[] =>
      [0.15, 1.1, 2.05].map((x) => ({
        shape: 'line',
        points: flowLine([x, y], x + 1.5),
        ink: 'rust',
        stroke: 'dashed',
        arrow: 'end',
      })),
    ),
    {
      shape: 'line',
      points: [
        [0, 1.5],
        [4, 1.5],
      ],
      ink: 'moss',
      weight: 2,
    },
  ],
  over: wells.map(({ name, at }) => label([at[0] + 0.02, at[1] - 0.13], name)),
  series: [{ as: 'points', ink: 'ink', weight: 2.6, points: wells.map(({ at }) => at) }],
};

export const figure3: Graphic = {
  kind: 'panels',
  panels: [['Gaining', -5.5] as const, ['Losing', 5.5] as const, ['Not connected', 0] as const].map(
    ([title, bend]) => ({
      title,
      graphic: {
        kind: 'drawing',
        x: [0, 34],
        y: [0, 20],
        shapes: [...exchange(bend), ...stream],
      },
    }),
  ),
};
