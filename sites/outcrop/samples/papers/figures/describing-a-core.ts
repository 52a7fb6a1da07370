import type { Graphic } from '../../press/graphic.ts';
import { curve, range } from '#tools/press/sampling.ts';
import type { Point, Shape } from '../../press/shape.ts';

/** Synthetic core runs: top and base in metres; recovered, solid and RQD lengths in metres. */
export const runs: [number, number, number, number, number][] = [
  [12, 13.5, 1.35, 1.05, 0.72],
  [13.5, 15, 1.5, 1.41, 1.29],
  [15, 16.5, 1.14, 0.66, 0.3],
  [16.5, 18, 1.47, 1.38, 1.2],
  [18, 19.5, 1.5, 1.47, 1.41],
];
export const share = (run: number[], at: number) =>
  (100 * (run[at] ?? 0)) / ((run[1] ?? 0) - (run[0] ?? 0));
const blocky = (at: number): Point[] => [
  ...runs.map((run): Point => [share(run, at), run[0]]),
  [share(runs.at(-1) ?? [], at), 19.5],
];
export const grade = (rqd: number) =>
  ['Very poor', 'Poor', 'Fair', 'Good', 'Excellent'][
    [25, 50, 75, 90].filter((limit) => rqd >= limit).length
  ] ?? '';

/** Priest and Hudson (1976): RQD in per cent for fractures per metre. */
const expectedRqd = (frequency: number) => 100 * Math.exp(-0.1 * frequency) * (0.1 * frequency + 1);

const wentworth: [number, string][] = [
  [0.001, 'clay'],
  [1 / 256, 'silt'],
  [1 / 16, 'vf'],
  [1 / 8, 'fine'],
  [1 / 4, 'med'],
  [1 / 2, 'crs'],
  [1, 'vc'],
  [2, 'gran'],
  [4, 'pebble'],
  [64, 'cobble'],
  [256, ''],
];
const iso: [number, string][] = [
  [0.001, 'clay'],
  [0.002, 'silt'],
  [0.063, 'fine'],
  [0.2, 'medium'],
  [0.63, 'coarse'],
  [2, 'gravel'],
  [63, 'cobble'],
  [200, ''],
];
const scaleBar = (grades: [number, string][], base: number, top: number): Shape[] =>
  grades.slice(0, -1).flatMap(([from, name], i): Shape[] => {
    const to = grades[i + 1]?.[0] ?? from;
    return [
      {
        shape: 'polygon',
        points: [
          [from, base],
          [to, base],
          [to, top],
          [from, top],
        ],
        fill: i % 2 === 0 ? 'ochre' : 'slate',
        tint: 0.2,
        outline: true,
      },
      { shape: 'label', at: [Math.sqrt(from * to), (base + top) / 2], text: name },
    ];
  });

export const figure1: Graphic = {
  kind: 'tracks',
  depth: { label: 'Depth (m)', top: 12, base: 19.5, step: 1 },
  zones: [
    { top: 12, base: 15.2, ink: 'ochre', pattern: 'sand' },
    { top: 15.2, base: 16.4, ink: 'slate', pattern: 'clay' },
    { top: 16.4, base: 19.5, ink: 'lapis', pattern: 'limestone' },
  ],
  tracks: [
    {
      curves: [
        {
          name: 'TCR',
          unit: '%',
          left: 0,
          right: 100,
          ink: 'slate',
          blocky: true,
          shade: 'left',
          points: blocky(2),
        },
      ],
    },
    {
      curves: [
        {
          name: 'SCR',
          unit: '%',
          left: 0,
          right: 100,
          ink: 'ochre',
          blocky: true,
          shade: 'left',
          points: blocky(3),
        },
      ],
    },
    {
      curves: [
        {
          name: 'RQD',
          unit: '%',
          left: 0,
          right: 100,
          ink: 'rust',
          blocky: true,
          shade: 'left',
          points: blocky(4),
        },
      ],
      rules: [{ at: 50, label: 'poor | fair' }],
    },
  ],
};

export const figure2: Graphic = {
  kind: 'plot',
  x: { label: 'Natural fractures per metre', min: 0, max: 30 },
  y: { label: 'RQD (%)', min: 0, max: 100 },
  grid: true,
  series: [
    {
      label: 'Random fractures',
      as: 'line',
      ink: 'lapis',
      points: curve(expectedRqd, range(0, 30, 61)),
    },
    { label: 'Run two', as: 'points', ink: 'rust', weight: 2.8, points: [[5 / 1.5, 86]] },
  ],
};

export const figure3: Graphic = {
  kind: 'plot',
  x: { label: 'Grain size (mm)', min: 0.001, max: 256, scale: 'log' },
  y: { label: '', min: 0, max: 10, ticks: [2.5, 7.5], tickLabels: ['ISO', 'Wentworth'] },
  under: [...scaleBar(wentworth, 5.4, 9.6), ...scaleBar(iso, 0.4, 4.6)],
  series: [],
};
