import type { Graphic } from '../../press/graphic.ts';
import { curve, range } from '#tools/press/sampling.ts';

/** A synthetic sieve analysis: size in millimetres, per cent passing. */
const sieves: [number, number][] = [
  [0.063, 2],
  [0.09, 5],
  [0.12, 10],
  [0.18, 26],
  [0.25, 48],
  [0.3, 60],
  [0.5, 84],
  [1, 96],
  [2, 100],
];

const timeLag = 18;
const recovery = (t: number) => Math.exp(-t / timeLag);
const logger = [0, 5, 10, 15, 20, 30, 40, 50, 60];

/** Lower and upper value in m/d for what is uncertain in each method, and the value itself. */
const results: [string, number, number, number][] = [
  ['Bouwer and Rice', 4.6, 5.1, 5.7],
  ['Hvorslev', 6.1, 6.8, 7.5],
  ['Kozeny–Carman', 2.9, 5.3, 9.2],
  ['Hazen', 5, 12.4, 18.7],
];

export const figure1: Graphic = {
  kind: 'plot',
  x: {
    label: 'Grain size (mm)',
    min: 0.02,
    max: 5,
    scale: 'log',
    ticks: [0.02, 0.063, 0.2, 0.63, 2, 5],
  },
  y: { label: 'Passing by weight (%)', min: 0, max: 100 },
  grid: true,
  legend: 'top-left',
  under: [
    {
      shape: 'line',
      points: [
        [0.02, 10],
        [0.12, 10],
        [0.12, 0],
      ],
      ink: 'rust',
      stroke: 'dashed',
    },
    {
      shape: 'line',
      points: [
        [0.02, 60],
        [0.3, 60],
        [0.3, 0],
      ],
      ink: 'rust',
      stroke: 'dashed',
    },
  ],
  over: [
    {
      shape: 'label',
      at: [0.13, 4],
      text: '*d*_{10} = 0.12 mm',
      align: 'left',
      ink: 'rust',
    },
    {
      shape: 'label',
      at: [0.32, 30],
      text: '*d*_{60} = 0.30 mm',
      align: 'left',
      ink: 'rust',
    },
  ],
  series: [
    { label: 'Synthetic sand', as: 'line', ink: 'lapis', points: sieves },
    { as: 'points', ink: 'lapis', marker: 'ring', points: sieves },
  ],
};

export const figure2: Graphic = {
  kind: 'plot',
  x: { label: 'Time (s)', min: 0, max: 60 },
  y: {
    label: 'Remaining displacement, *h*/*h*_{0}',
    min: 0.02,
    max: 1,
    scale: 'log',
    ticks: [0.02, 0.05, 0.1, 0.2, 0.37, 0.5, 1],
  },
  grid: true,
  legend: 'top-right',
  under: [
    {
      shape: 'line',
      points: [
        [0, 0.3679],
        [18, 0.3679],
        [18, 0.02],
      ],
      ink: 'rust',
      stroke: 'dotted',
    },
  ],
  series: [
    {
      label: 'Time lag of 18 s',
      as: 'line',
      ink: 'lapis',
      points: curve(recovery, range(0, 60, 31)),
    },
    {
      label: 'With filter-pack drainage',
      as: 'dashed',
      ink: 'umber',
      points: curve((t) => 0.6 * recovery(t) + 0.4 * Math.exp(-t / 2), range(0, 60, 61)),
    },
    {
      label: 'Logger',
      as: 'points',
      ink: 'rust',
      marker: 'ring',
      points: curve(recovery, logger),
    },
  ],
};

export const figure3: Graphic = {
  kind: 'plot',
  x: { label: 'Hydraulic conductivity (m/d)', min: 1, max: 100, scale: 'log' },
  y: {
    label: '',
    min: 0.4,
    max: 4.6,
    ticks: [1, 2, 3, 4],
    tickLabels: results.map(([name]) => name),
  },
  grid: true,
  under: results.map(([, low, , high], i) => ({
    shape: 'line',
    points: [
      [low, i + 1],
      [high, i + 1],
    ],
    ink: 'ochre',
    weight: 4,
  })),
  series: [
    {
      as: 'points',
      ink: 'lapis',
      weight: 3,
      points: results.map(([, , k], i) => [k, i + 1]),
    },
  ],
};
