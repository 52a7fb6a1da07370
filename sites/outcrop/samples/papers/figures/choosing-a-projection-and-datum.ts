import type { Graphic } from '../../press/graphic.ts';
import { curve, range } from '#tools/press/sampling.ts';

/** Scale factor of a transverse Mercator grid at a distance in kilometres from its central meridian. */
const gridScale = (central: number) => (distance: number) =>
  central * (1 + (distance / 6375) ** 2 / 2);
const distances = range(-400, 400, 81);
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const latitudes = range(0, 75, 76);

export const figure1: Graphic = {
  kind: 'drawing',
  x: [0, 100],
  y: [0, 45],
  shapes: [
    {
      shape: 'polygon',
      points: [
        [0, 0],
        [0, 27],
        [10, 29],
        [20, 33],
        [30, 32],
        [42, 36],
        [54, 41],
        [64, 37],
        [76, 33],
        [88, 30],
        [100, 29],
        [100, 0],
      ],
      fill: 'ochre',
      tint: 0.2,
    },
    {
      shape: 'line',
      points: [
        [0, 27],
        [10, 29],
        [20, 33],
        [30, 32],
        [42, 36],
        [54, 41],
        [64, 37],
        [76, 33],
        [88, 30],
        [100, 29],
      ],
      ink: 'umber',
      weight: 1.4,
    },
    {
      shape: 'line',
      points: [
        [0, 16],
        [20, 18],
        [40, 22],
        [60, 23],
        [80, 20],
        [100, 17],
      ],
      ink: 'lapis',
      stroke: 'dashed',
      weight: 1.3,
      smooth: true,
    },
    {
      shape: 'line',
      points: [
        [0, 6],
        [25, 7.6],
        [50, 8.2],
        [75, 7.6],
        [100, 6],
      ],
      ink: 'ink',
      smooth: true,
    },
    {
      shape: 'line',
      points: [
        [50, 8.2],
        [50, 38.9],
      ],
      ink: 'rust',
      arrow: 'both',
    },
    {
      shape: 'line',
      points: [
        [58, 8.2],
        [58, 22.9],
      ],
      ink: 'lapis',
      arrow: 'both',
    },
    {
      shape: 'line',
      points: [
        [62, 23],
        [62, 37.6],
      ],
      ink: 'moss',
      arrow: 'both',
    },
    { shape: 'label', at: [47, 14], text: '*h*', ink: 'rust' },
    { shape: 'label', at: [61, 15], text: '*N*', ink: 'lapis' },
    { shape: 'label', at: [65, 29], text: '*H*', ink: 'moss' },
    { shape: 'label', at: [12, 35], text: 'ground' },
    { shape: 'label', at: [12, 20], text: 'geoid', ink: 'lapis' },
    { shape: 'label', at: [12, 3.6], text: 'ellipsoid' },
  ],
};

export const figure2: Graphic = {
  kind: 'plot',
  x: { label: 'Distance from the central meridian (km)', min: -400, max: 400 },
  y: {
    label: 'Scale factor',
    min: 0.9994,
    max: 1.0022,
    ticks: [0.9996, 1, 1.0004, 1.0008, 1.0012, 1.0016, 1.002],
    tickLabels: ['0.9996', '1.0000', '1.0004', '1.0008', '1.0012', '1.0016', '1.0020'],
  },
  grid: true,
  legend: 'below',
  under: [
    {
      shape: 'line',
      points: [
        [-400, 1],
        [400, 1],
      ],
      ink: 'grey',
      stroke: 'dashed',
    },
  ],
  series: [
    {
      label: 'UTM',
      as: 'line',
      ink: 'lapis',
      points: curve(gridScale(0.9996), distances),
    },
    {
      label: 'Central scale 1',
      as: 'dashed',
      ink: 'umber',
      points: curve(gridScale(1), distances),
    },
  ],
};

export const figure3: Graphic = {
  kind: 'plot',
  x: { label: 'Latitude (°)', min: 0, max: 75, ticks: [0, 15, 30, 45, 60, 75] },
  y: { label: 'Stretch', min: 0, max: 10 },
  grid: true,
  legend: 'top-left',
  series: [
    {
      label: 'Areas',
      as: 'line',
      ink: 'rust',
      points: curve((p) => 1 / Math.cos(radians(p)) ** 2, latitudes),
    },
    {
      label: 'Lengths',
      as: 'line',
      ink: 'lapis',
      points: curve((p) => 1 / Math.cos(radians(p)), latitudes),
    },
  ],
};
