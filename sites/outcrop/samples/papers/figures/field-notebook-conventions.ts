import type { Graphic } from '../../press/graphic.ts';
import type { Ink, Pattern, Point, Shape } from '../../press/shape.ts';

/** Twelve synthetic dips, in degrees, on one bedding surface. */
const dips = [31, 34, 29, 33, 36, 30, 32, 35, 28, 33, 31, 34];
const runningMean = dips.map((_, i): Point => {
  const part = dips.slice(0, i + 1);
  return [i + 1, part.reduce((sum, dip) => sum + dip, 0) / part.length];
});
const mean = runningMean.at(-1)?.[1] ?? 0;
const deviation = Math.sqrt(
  dips.reduce((sum, dip) => sum + (dip - mean) ** 2, 0) / (dips.length - 1),
);
const band = (sign: 1 | -1) =>
  dips.map((_, i): Point => [i + 1, mean + (sign * deviation) / Math.sqrt(i + 1)]);

/** Beds of a graphic log: base and top in metres, width by grain size, ornament. */
const beds: [number, number, number, number, Ink, Pattern, string][] = [
  [0, 0.9, 1.1, 1.1, 'slate', 'shale', 'grey mudstone, laminated'],
  [0.9, 1.6, 3.2, 2.5, 'ochre', 'sand', 'sharp base, cross-bedded, fining upwards'],
  [1.6, 2.1, 1.2, 1.2, 'slate', 'shale', 'mudstone, plant fragments'],
  [2.1, 3.3, 4.4, 2.6, 'ochre', 'sand', 'pebble lag at base; sample 14/2'],
  [3.3, 4, 1.4, 1.1, 'slate', 'clay', 'red siltstone, roots'],
];
const grades = ['clay', 'silt', 'fine', 'medium', 'coarse'];
const log: Shape[] = [
  ...beds.flatMap(([base, top, lower, upper, fill, pattern, text]): Shape[] => [
    {
      shape: 'polygon',
      points: [
        [0, base],
        [lower, base],
        [upper, top],
        [0, top],
      ],
      fill,
      pattern,
      outline: true,
    },
    { shape: 'label', at: [5.6, (base + top) / 2], text, align: 'left' },
  ]),
  {
    shape: 'line',
    points: [
      [0, 0],
      [5, 0],
    ],
  },
  ...grades.flatMap((name, i): Shape[] => [
    {
      shape: 'line',
      points: [
        [i + 1, 0],
        [i + 1, -0.08],
      ],
    },
    { shape: 'label', at: [i + 0.5, -0.22], text: name },
  ]),
  ...[0, 1, 2, 3, 4].flatMap((metre): Shape[] => [
    {
      shape: 'line',
      points: [
        [-0.14, metre],
        [0, metre],
      ],
    },
    { shape: 'label', at: [-0.24, metre], text: `${metre} m`, align: 'right' },
  ]),
];

const entry = (y: number, text: string): Shape => ({
  shape: 'label',
  at: [5, y],
  text,
  align: 'left',
});

export const figure1: Graphic = {
  kind: 'drawing',
  x: [0, 100],
  y: [0, 74],
  shapes: [
    {
      shape: 'polygon',
      points: [
        [1, 1],
        [99, 1],
        [99, 73],
        [1, 73],
      ],
      fill: 'ochre',
      tint: 0.06,
      outline: true,
    },
    {
      shape: 'line',
      points: [
        [1, 63],
        [99, 63],
      ],
      ink: 'grey',
    },
    {
      shape: 'line',
      points: [
        [70, 1],
        [70, 63],
      ],
      ink: 'rust',
      stroke: 'dashed',
    },
    entry(69.5, '**12 May 2025**   Sheet 7, north slope   overcast, dry   with A. B.'),
    entry(65.6, 'WGS 84 / UTM 30N, receiver ± 4 m   declination 1.1° W set   bearings true'),
    entry(59, '**Loc. 14**   E 512 340  N 6 134 870   alt. 312 m (map)'),
    entry(55, 'Stream bank, 6 m long, 2 m high, in place'),
    entry(50, '*Rock* sandstone, light brown, weathers rusty; medium, moderately'),
    entry(46.4, 'sorted, subangular; quartz, some feldspar; calcite cement (acid)'),
    entry(42, '*Structure* beds 0.2–0.6 m; trough cross-beds to 0.15 m'),
    entry(38, '*Bedding* 32/118 (mean of 5, on base of bed 2)'),
    entry(34, '*Joints* 84/205, 80/028; spacing 0.4 m, calcite 2 mm'),
    entry(30, '*Sample* 14/1 bed 2, oriented   *Photo* 0231–0233, looking NE'),
    {
      shape: 'polygon',
      points: [
        [8, 8],
        [52, 5],
        [52, 12],
        [8, 15],
      ],
      fill: 'ochre',
      pattern: 'sand',
      outline: true,
    },
    {
      shape: 'polygon',
      points: [
        [8, 15],
        [52, 12],
        [52, 15],
        [8, 18],
      ],
      fill: 'slate',
      pattern: 'shale',
      outline: true,
    },
    {
      shape: 'polygon',
      points: [
        [8, 18],
        [52, 15],
        [52, 23],
        [8, 26],
      ],
      fill: 'ochre',
      pattern: 'sand',
      outline: true,
    },
    {
      shape: 'line',
      points: [
        [55, 6],
        [55, 14],
      ],
      weight: 1.4,
    },
    { shape: 'label', at: [56.5, 10], text: '0.5 m', align: 'left' },
    {
      shape: 'label',
      at: [30, 3],
      text: 'NW          sketch, vertical face          SE',
    },
    { shape: 'label', at: [72, 59], text: '*Inference*', align: 'left', ink: 'rust' },
    { shape: 'label', at: [72, 42], text: 'channel fill?', align: 'left', ink: 'rust' },
    {
      shape: 'label',
      at: [72, 38],
      text: 'same bed as loc. 9?',
      align: 'left',
      ink: 'rust',
    },
    {
      shape: 'label',
      at: [72, 34],
      text: 'check dip upstream',
      align: 'left',
      ink: 'rust',
    },
  ],
};

export const figure2: Graphic = {
  kind: 'plot',
  x: {
    label: 'Number of readings',
    min: 0,
    max: 13,
    ticks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  },
  y: { label: 'Dip (°)', min: 26, max: 38 },
  legend: 'top-right',
  series: [
    {
      label: 'Standard error',
      as: 'area',
      ink: 'ochre',
      points: [...band(1), ...band(-1).reverse()],
    },
    { label: 'Running mean', as: 'line', ink: 'lapis', points: runningMean },
    {
      label: 'Reading',
      as: 'points',
      ink: 'rust',
      marker: 'ring',
      points: dips.map((dip, i) => [i + 1, dip]),
    },
  ],
};

export const figure3: Graphic = { kind: 'drawing', x: [-1, 12.4], y: [-0.4, 4.1], shapes: log };
