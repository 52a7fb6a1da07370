import type { Graphic } from '../../press/graphic.ts';
import { curve, range } from '#tools/press/sampling.ts';
import type { Point, Shape } from '../../press/shape.ts';

const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;

/** The plane of the worked example: altitude in metres at an easting and a northing. */
const eastFall = 18 / 370;
const northFall = 57 / 370;
const northingAt = (altitude: number, east: number) =>
  (420 - altitude - eastFall * east) / northFall;

/** A valley that rises by `floor` upstream (y) and by `side` away from the stream (x). */
const floor = 0.2;
const side = 0.3;
const vee = (start: number, slope: number): Point[] => [
  [-6, start + 6 * slope],
  [0, start],
  [6, start + 6 * slope],
];

/** Map of the valley with the outcrop of a bed that rises by `rise` per unit upstream. */
function valley(
  title: string,
  rise: number,
): { title: string; graphic: Extract<Graphic, { kind: 'plot' }> } {
  const contours = range(-6, 15, 8).map((start): Shape => ({
    shape: 'line',
    points: vee(start, -side / floor),
    ink: 'grey',
    weight: 0.5,
  }));
  return {
    title,
    graphic: {
      kind: 'plot',
      x: { label: '', min: -6, max: 6, ticks: [] },
      y: { label: '', min: -6, max: 6, ticks: [-6], tickLabels: [''] },
      under: [
        ...contours,
        {
          shape: 'line',
          points: [
            [0, 5.8],
            [0, -5.6],
          ],
          ink: 'moss',
          weight: 1.4,
          arrow: 'end',
        },
      ],
      series: [
        {
          as: 'line',
          ink: 'rust',
          weight: 2.4,
          points: vee(rise > floor ? -2 : 1.5, side / (rise - floor)),
        },
      ],
    },
  };
}

const wells: [string, Point, number][] = [
  ['A', [0, 0], 420],
  ['B', [600, 200], 360],
  ['C', [250, 700], 300],
];
const angles = range(0, 90, 91);
const apparent = (dip: number) =>
  curve((angle) => degrees(Math.atan(Math.tan(radians(dip)) * Math.sin(radians(angle)))), angles);

export const figure2: Graphic = {
  kind: 'plot',
  x: { label: 'East (m)', min: -150, max: 900 },
  y: { label: 'North (m)', min: -50, max: 750 },
  under: range(300, 420, 7).flatMap((altitude): Shape[] => [
    {
      shape: 'line',
      points: [-150, 900].map((x): Point => [x, northingAt(altitude, x)]),
      ink: 'lapis',
      weight: altitude === 360 ? 1.6 : 0.7,
    },
    ...(altitude > 300
      ? [
          {
            shape: 'label' as const,
            at: [-60, northingAt(altitude, -60)] as Point,
            text: String(altitude),
            ink: 'lapis' as const,
          },
        ]
      : []),
  ]),
  over: [
    {
      shape: 'line',
      points: [
        [480, 238],
        [540, 428],
      ],
      ink: 'rust',
      weight: 1.6,
      arrow: 'end',
    },
    {
      shape: 'label',
      at: [556, 350],
      text: 'dip 9.2° to 018°',
      align: 'left',
      ink: 'rust',
    },
    ...wells.map(([name, at, altitude]): Shape => ({
      shape: 'label',
      at: [at[0] + 22, at[1] - 22],
      text: `${name}  ${altitude} m`,
      align: 'left',
    })),
  ],
  series: [
    {
      as: 'dashed',
      ink: 'grey',
      weight: 0.7,
      points: [
        [0, 0],
        [250, 700],
      ],
    },
    { as: 'points', ink: 'ink', weight: 3, points: wells.map(([, at]) => at) },
    { as: 'points', ink: 'ink', marker: 'ring', weight: 2.6, points: [[125, 350]] },
  ],
};

export const figure3: Graphic = {
  kind: 'plot',
  x: {
    label: 'Angle between section and strike (°)',
    min: 0,
    max: 90,
    ticks: [0, 15, 30, 45, 60, 75, 90],
  },
  y: { label: 'Apparent dip (°)', min: 0, max: 70 },
  grid: true,
  legend: 'top-left',
  series: [
    { label: 'True dip 60°', as: 'line', ink: 'rust', points: apparent(60) },
    { label: '30°', as: 'line', ink: 'ochre', points: apparent(30) },
    { label: '10°', as: 'line', ink: 'lapis', points: apparent(10) },
  ],
};

export const figure1: Graphic = {
  kind: 'panels',
  panels: [
    valley('Dips upstream, 20°', -Math.tan(radians(20))),
    valley('Downstream, 30°', Math.tan(radians(30))),
    valley('Downstream, 6°', Math.tan(radians(6))),
  ],
};
