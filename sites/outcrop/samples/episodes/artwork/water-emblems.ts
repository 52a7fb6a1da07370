import { range } from '#tools/press/sampling.ts';
import type { Point } from '../../press/shape.ts';
import { area, box, dot, line, ochre, rust, type Emblem } from './emblem-pen.ts';

/** Two triangles and a diamond, with a mixture halfway to the sea. */
export const piper: Emblem = (scheme) => {
  const left: Point[] = [
    [-78, 62],
    [-8, 62],
    [-43, 2],
  ];
  const right: Point[] = [
    [8, 62],
    [78, 62],
    [43, 2],
  ];
  const diamond: Point[] = [
    [0, -80],
    [38, -14],
    [0, 50],
    [-38, -14],
  ];
  const closed = (points: Point[]) =>
    area(points, scheme.light, 'fill-opacity=".85"') +
    line([...points, points[0]!], scheme.line, 3.4);
  const mix = (a: Point, b: Point) =>
    line([a, b], scheme.lapis, 3, 'stroke-dasharray="7 5"') +
    dot(a, 5, ochre(scheme), scheme.line) +
    dot([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], 6, rust(scheme), scheme.line) +
    dot(b, 5, scheme.lapis, scheme.line);
  return [
    ...[left, right, diamond].map(closed),
    mix([-60, 52], [-20, 56]),
    mix([24, 52], [68, 58]),
    mix([-24, -14], [26, -18]),
  ].join('');
};

/** A beam with a column of charges on either side. */
export const ionBalance: Emblem = (scheme) => {
  const column = (x: number, base: number, parts: readonly [number, string][]) => {
    let top = base;
    return parts.map(([height, colour]) => {
      top -= height;
      return box([x - 20, top], 40, height, colour, scheme.line);
    });
  };
  return [
    area(
      [
        [0, 30],
        [22, 74],
        [-22, 74],
      ],
      scheme.line,
    ),
    line(
      [
        [-70, 34],
        [70, 26],
      ],
      scheme.line,
      6,
    ),
    dot([0, 30], 7, scheme.light, scheme.line),
    ...column(-46, 29, [
      [54, scheme.lapis],
      [18, ochre(scheme)],
      [14, scheme.light],
    ]),
    ...column(46, 25, [
      [50, rust(scheme)],
      [16, scheme.light],
      [16, ochre(scheme)],
      [4, scheme.line],
    ]),
    line(
      [
        [-52, -76],
        [-40, -76],
      ],
      scheme.line,
      4,
    ),
    line(
      [
        [40, -80],
        [52, -80],
      ],
      scheme.line,
      4,
    ),
    line(
      [
        [-46, -82],
        [-46, -70],
      ],
      scheme.line,
      4,
    ),
  ].join('');
};

/** A pumped well, its cone of depression, and the observation well beside it. */
export const pumpedWell: Emblem = (scheme) => {
  const level = (x: number) => 4 + 46 * Math.exp(-Math.abs(x + 26) / 22);
  const table = range(-92, 92, 90).map((x): Point => [x, level(x)]);
  const hole = (x: number, half: number, base: number) =>
    box([x - half, -44], half * 2, base + 44, scheme.light, scheme.line) +
    box([x - half, level(x)], half * 2, base - level(x), scheme.lapis, scheme.line);
  return [
    area(
      [
        [-92, -30],
        [92, -30],
        [92, 90],
        [-92, 90],
      ],
      ochre(scheme),
      'fill-opacity=".6"',
    ),
    area([...table, [92, 90], [-92, 90]], scheme.light),
    area([...table, [92, 90], [-92, 90]], scheme.lapis, 'fill-opacity=".45"'),
    line(
      [
        [-92, 4],
        [92, 4],
      ],
      scheme.line,
      1.8,
      'stroke-dasharray="4 6"',
    ),
    line(table, scheme.lapis, 4.4),
    line(
      [
        [-92, -30],
        [92, -30],
      ],
      scheme.line,
      3.6,
    ),
    hole(-26, 9, 78),
    hole(36, 5, 60),
    line(
      [
        [-26, -44],
        [-26, -62],
        [-66, -62],
        [-66, -50],
      ],
      scheme.line,
      6,
    ),
    area(
      [
        [-38, -44],
        [-14, -44],
        [-14, -54],
        [-38, -54],
      ],
      scheme.line,
    ),
    line(
      [
        [36, -66],
        [36, level(36)],
      ],
      rust(scheme),
      2.6,
    ),
    dot([36, -68], 6, rust(scheme), scheme.line),
  ].join('');
};

/** The uncertainty of a result: a bell curve, a limit, and the share above it. */
export const bellAndLimit: Emblem = (scheme) => {
  const bell = (x: number) => 50 - 104 * Math.exp(-(((x + 16) / 32) ** 2) / 2);
  const xs = range(-86, 86, 120);
  const limit = 12;
  const points = (list: number[]) => list.map((x): Point => [x, bell(x)]);
  return [
    area([[-86, 50], ...points(xs), [86, 50]], scheme.lapis, 'fill-opacity=".28"'),
    area(
      [[limit, 50], ...points(range(limit, 86, 60)), [86, 50]],
      rust(scheme),
      'fill-opacity=".85"',
    ),
    line(points(xs), scheme.lapis, 4.4),
    line(
      [
        [limit, -72],
        [limit, 60],
      ],
      scheme.line,
      3.6,
      'stroke-dasharray="10 6"',
    ),
    line(
      [
        [-16, bell(-16)],
        [-16, 50],
      ],
      scheme.line,
      2,
    ),
    line(
      [
        [-88, 50],
        [88, 50],
      ],
      scheme.line,
      3.6,
    ),
    ...range(-80, 80, 11).map((x) =>
      line(
        [
          [x, 50],
          [x, 58],
        ],
        scheme.line,
        2,
      ),
    ),
  ].join('');
};
