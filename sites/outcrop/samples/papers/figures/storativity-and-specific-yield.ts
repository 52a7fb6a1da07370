import type { Graphic } from '../../press/graphic.ts';
import { curve, logRange } from '#tools/press/sampling.ts';
import { theisDrawdown } from '../science/well-function.ts';

/** Johnson (1967): least, mean and greatest specific yield, per cent. */
const yields: [string, number, number, number][] = [
  ['Clay', 0, 2, 5],
  ['Silt', 3, 8, 19],
  ['Sandy clay', 3, 7, 12],
  ['Fine sand', 10, 21, 28],
  ['Medium sand', 15, 26, 32],
  ['Coarse sand', 20, 27, 35],
  ['Fine gravel', 21, 25, 35],
  ['Medium gravel', 13, 23, 26],
  ['Coarse gravel', 12, 22, 26],
];

const minutes = logRange(0.3, 100000, 80);
const withStorage = (storativity: number) => (t: number) =>
  theisDrawdown({ transmissivity: 300, storativity }, 864, 20, t / 1440);

export const figure1: Graphic = {
  kind: 'drawing',
  x: [0, 100],
  y: [0, 52],
  shapes: [
    {
      shape: 'polygon',
      points: [
        [2, 4],
        [46, 4],
        [46, 44],
        [2, 44],
      ],
      fill: 'ochre',
      pattern: 'sand',
      outline: true,
    },
    {
      shape: 'polygon',
      points: [
        [2, 4],
        [46, 4],
        [46, 24],
        [2, 24],
      ],
      fill: 'lapis',
      tint: 0.28,
      pattern: 'sand',
    },
    {
      shape: 'polygon',
      points: [
        [2, 24],
        [46, 24],
        [46, 33],
        [2, 33],
      ],
      fill: 'lapis',
      tint: 0.1,
      pattern: 'sand',
    },
    {
      shape: 'line',
      points: [
        [2, 33],
        [46, 33],
      ],
      ink: 'lapis',
      stroke: 'dashed',
    },
    {
      shape: 'line',
      points: [
        [2, 24],
        [46, 24],
      ],
      ink: 'lapis',
      weight: 1.3,
    },
    { shape: 'label', at: [24, 36], text: 'water table before' },
    { shape: 'label', at: [24, 28.5], text: 'drained: specific yield' },
    { shape: 'label', at: [24, 20.5], text: 'water table after' },
    { shape: 'label', at: [24, 48.5], text: '**Unconfined**' },
    {
      shape: 'polygon',
      points: [
        [54, 4],
        [98, 4],
        [98, 20],
        [54, 20],
      ],
      fill: 'lapis',
      tint: 0.28,
      pattern: 'sand',
      outline: true,
    },
    {
      shape: 'polygon',
      points: [
        [54, 20],
        [98, 20],
        [98, 34],
        [54, 34],
      ],
      fill: 'umber',
      tint: 0.25,
      pattern: 'clay',
      outline: true,
    },
    {
      shape: 'polygon',
      points: [
        [54, 34],
        [98, 34],
        [98, 44],
        [54, 44],
      ],
      fill: 'ochre',
      pattern: 'sand',
      outline: true,
    },
    {
      shape: 'polygon',
      points: [
        [62, 8],
        [64.5, 8],
        [64.5, 46],
        [62, 46],
      ],
      fill: 'grey',
      tint: 0.05,
      outline: true,
    },
    {
      shape: 'polygon',
      points: [
        [62, 8],
        [64.5, 8],
        [64.5, 28],
        [62, 28],
      ],
      fill: 'lapis',
      tint: 0.6,
    },
    {
      shape: 'line',
      points: [
        [62, 39],
        [64.5, 39],
      ],
      ink: 'lapis',
      weight: 1.3,
    },
    {
      shape: 'line',
      points: [
        [68, 39],
        [68, 28.4],
      ],
      ink: 'rust',
      arrow: 'end',
    },
    { shape: 'label', at: [71, 39], text: 'head before', align: 'left' },
    { shape: 'label', at: [71, 28], text: 'head after', align: 'left' },
    { shape: 'label', at: [80, 12], text: 'stays saturated: storativity' },
    { shape: 'label', at: [76, 48.5], text: '**Confined**' },
  ],
};

export const figure2: Graphic = {
  kind: 'plot',
  x: { label: 'Specific yield (%)', min: 0, max: 40 },
  y: {
    label: '',
    min: 0.4,
    max: 9.6,
    reverse: true,
    ticks: yields.map((_, i) => i + 1),
    tickLabels: yields.map(([name]) => name),
  },
  grid: true,
  under: yields.map(([, least, , greatest], i) => ({
    shape: 'line',
    points: [
      [least, i + 1],
      [greatest, i + 1],
    ],
    ink: 'ochre',
    weight: 4,
  })),
  series: [
    {
      as: 'points',
      ink: 'lapis',
      weight: 3,
      points: yields.map(([, , mean], i) => [mean, i + 1]),
    },
  ],
};

export const figure3: Graphic = {
  kind: 'plot',
  x: { label: 'Time (min)', min: 0.3, max: 100000, scale: 'log' },
  y: { label: 'Drawdown (m)', min: 0.02, max: 5, scale: 'log' },
  grid: true,
  legend: 'bottom-right',
  series: [
    {
      label: 'Elastic storativity',
      as: 'line',
      ink: 'lapis',
      points: curve(withStorage(5e-4), minutes),
    },
    {
      label: 'Specific yield',
      as: 'line',
      ink: 'ochre',
      points: curve(withStorage(0.15), minutes),
    },
    {
      label: 'Unconfined aquifer (schematic)',
      as: 'dotted',
      ink: 'rust',
      weight: 1.6,
      points: [
        ...curve(withStorage(5e-4), [0.6, 0.9, 1.3, 2]),
        [4, 0.45],
        [10, 0.485],
        [30, 0.5],
        [100, 0.51],
        [300, 0.53],
        [800, 0.57],
        [1500, 0.63],
        ...curve(withStorage(0.15), [3000, 6000, 20000, 100000]),
      ],
    },
  ],
};
