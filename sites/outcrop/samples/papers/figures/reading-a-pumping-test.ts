import type { Graphic } from '../../press/graphic.ts';
import { curve, logRange } from '#tools/press/sampling.ts';
import { theisDrawdown, wellFunction } from '../science/well-function.ts';

const aquifer = { transmissivity: 500, storativity: 2e-4 };
const rate = 1728;
const distance = 60;
const imageDistance = 340;

/** Drawdown at the observation well after `minutes` of pumping, in metres. */
function drawdown(minutes: number, at = distance): number {
  return theisDrawdown(aquifer, rate, at, minutes / 1440);
}

const times = [1, 2, 3, 5, 10, 20, 30, 60, 100, 200, 300, 600, 1000, 1440];
export const readings = times.map((t): [number, number] => [
  t,
  Math.round(drawdown(t) * 100) / 100,
]);
const readAt = (minutes: number) => readings.find(([t]) => t === minutes)?.[1] ?? 0;
const slope = readAt(1000) - readAt(100);
const straight = (t: number) => readAt(100) + slope * Math.log10(t / 100);

/** One time unit of 1/u, in minutes, and one unit of W(u), in metres: the offsets of the match. */
const timeUnit = ((distance ** 2 * aquifer.storativity) / (4 * aquifer.transmissivity)) * 1440;
const drawdownUnit = rate / (4 * Math.PI * aquifer.transmissivity);

export const figure1: Graphic = {
  kind: 'plot',
  x: { label: '1/*u*', min: 0.1, max: 10000, scale: 'log' },
  y: { label: '*W*(*u*)', min: 0.01, max: 10, scale: 'log' },
  grid: true,
  legend: 'bottom-right',
  series: [
    {
      label: 'Theis curve',
      as: 'line',
      ink: 'lapis',
      points: curve((x) => wellFunction(1 / x), logRange(0.2, 10000, 80)),
    },
    {
      label: 'Readings, shifted',
      as: 'points',
      ink: 'rust',
      marker: 'ring',
      points: readings.map(([t, s]) => [t / timeUnit, s / drawdownUnit]),
    },
    {
      label: 'Match point',
      as: 'points',
      ink: 'ink',
      marker: 'cross',
      weight: 3.4,
      points: [[10, 1]],
    },
  ],
};

export const figure2: Graphic = {
  kind: 'plot',
  x: { label: 'Time since pumping began (min)', min: 0.5, max: 2000, scale: 'log' },
  y: { label: 'Drawdown (m)', min: 0, max: 2.2, reverse: true },
  legend: 'bottom-left',
  under: [
    {
      shape: 'line',
      points: [
        [51.8, 0],
        [51.8, 2.2],
      ],
      ink: 'grey',
      stroke: 'dotted',
    },
  ],
  over: [
    {
      shape: 'label',
      at: [57, 0.12],
      text: '*u* < 0.01 to the right',
      align: 'left',
      ink: 'slate',
    },
  ],
  series: [
    {
      label: 'Late line',
      as: 'line',
      ink: 'lapis',
      points: curve(straight, [0.896, 2000]),
    },
    {
      label: 'Drawn too early',
      as: 'dashed',
      ink: 'umber',
      points: curve((t) => readAt(1) + (readAt(10) - readAt(1)) * Math.log10(t), [0.53, 2000]),
    },
    { label: 'Readings', as: 'points', ink: 'rust', marker: 'ring', points: readings },
  ],
};

export const figure3: Graphic = {
  kind: 'plot',
  x: { label: 'Time since pumping began (min)', min: 1, max: 10000, scale: 'log' },
  y: { label: 'Drawdown (m)', min: 0, max: 4.5, reverse: true },
  legend: 'bottom-left',
  series: [
    {
      label: 'No boundary',
      as: 'line',
      ink: 'lapis',
      points: curve(drawdown, logRange(1, 10000, 70)),
    },
    {
      label: 'Barrier',
      as: 'line',
      ink: 'umber',
      points: curve((t) => drawdown(t) + drawdown(t, imageDistance), logRange(1, 10000, 70)),
    },
    {
      label: 'Recharge boundary',
      as: 'dashed',
      ink: 'moss',
      points: curve((t) => drawdown(t) - drawdown(t, imageDistance), logRange(1, 10000, 70)),
    },
  ],
};
