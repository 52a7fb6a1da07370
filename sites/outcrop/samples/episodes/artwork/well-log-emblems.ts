import { curve, range } from '#tools/press/sampling.ts';
import type { Point } from '../../press/shape.ts';
import { area, box, dot, line, ochre, rust, type Emblem } from './emblem-pen.ts';

/** Formation factor against porosity on logarithmic paper: three exponents fan out from one point. */
export const archie: Emblem = (scheme) => {
  const decades = [0, 0.3, 0.48, 0.6, 0.7, 0.78, 0.85, 0.9, 0.95, 1].flatMap((share) => {
    const at = -66 + share * 132;
    return [
      line(
        [
          [at, -66],
          [at, 66],
        ],
        scheme.grid,
        1.6,
      ),
      line(
        [
          [-66, -at],
          [66, -at],
        ],
        scheme.grid,
        1.6,
      ),
    ];
  });
  const fan = (drop: number): Point[] => [
    [62, 58],
    [-62, 58 - drop],
  ];
  const cores: Point[] = [
    [44, 44],
    [24, 22],
    [8, 20],
    [-12, -6],
    [-24, -4],
    [-44, -38],
  ];
  return [
    ...decades,
    line(
      [
        [-66, -66],
        [-66, 66],
        [66, 66],
      ],
      scheme.line,
      3.6,
    ),
    line(fan(92), scheme.lapis, 3, 'stroke-dasharray="1 7"'),
    line(fan(110), scheme.lapis, 4.6),
    line(fan(126), scheme.lapis, 3, 'stroke-dasharray="9 6"'),
    ...cores.map((core) => dot(core, 5, rust(scheme), scheme.line)),
  ].join('');
};

/** A gamma ray in its track, shaded, with the flashes behind it. */
export const gammaRay: Emblem = (scheme) => {
  const log = curve(
    (y) => 8 + 30 * Math.tanh(3 * Math.sin(y / 19)) + 7 * Math.sin(y / 3.1) + 5 * Math.sin(y / 1.7),
    range(-78, 78, 120),
  ).map(([y, x]): Point => [x, y]);
  const flashes = [
    [-34, -50],
    [34, -12],
    [-30, 8],
    [46, 44],
    [-14, 62],
  ] as const;
  const spark = ([x, y]: readonly [number, number]) =>
    [0, 45, 90, 135].map((turn) => {
      const angle = (turn * Math.PI) / 180;
      const reach = turn % 90 === 0 ? 12 : 7;
      const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      return line(
        [
          [x - dx, y - dy],
          [x + dx, y + dy],
        ],
        rust(scheme),
        2.6,
      );
    });
  return [
    area([[-56, -78], ...log, [-56, 78]], ochre(scheme), 'fill-opacity=".75"'),
    line(
      [
        [-56, -78],
        [-56, 78],
      ],
      scheme.line,
      3,
    ),
    line(
      [
        [56, -78],
        [56, 78],
      ],
      scheme.line,
      3,
    ),
    line(
      [
        [-22, -78],
        [-22, 78],
      ],
      scheme.line,
      1.6,
      'stroke-dasharray="5 6"',
    ),
    line(log, scheme.lapis, 4),
    ...flashes.flatMap(spark),
  ].join('');
};

/** Density and neutron as mirror images, the crossover filled. */
export const crossover: Emblem = (scheme) => {
  const swing = (y: number) => 26 * Math.tanh((34 - Math.abs(y)) / 9) + 3 * Math.sin(y / 4);
  const ys = range(-80, 80, 100);
  const neutron = ys.map((y): Point => [swing(y), y]);
  const density = ys.map((y): Point => [-swing(y) + 4 * Math.sin(y / 5), y]);
  const gas = (points: Point[]) => points.filter(([, y]) => Math.abs(y) < 34);
  return [
    area([...gas(density), ...gas(neutron).reverse()], rust(scheme), 'fill-opacity=".7"'),
    line(
      [
        [-58, -80],
        [-58, 80],
      ],
      scheme.line,
      3,
    ),
    line(
      [
        [58, -80],
        [58, 80],
      ],
      scheme.line,
      3,
    ),
    line(density, scheme.line, 4.4),
    line(neutron, scheme.lapis, 4, 'stroke-dasharray="10 6"'),
  ].join('');
};

/** A sheet of columns with one odd number. */
export const lasFile: Emblem = (scheme) => {
  const rows = range(-30, 66, 9);
  const numbers = rows.flatMap((y, row) =>
    [-38, -10, 18].map((x, column) => {
      const isNull = row === 5 && column === 1;
      const width = isNull ? 26 : 16 + ((row * 7 + column * 5) % 5);
      return box([x, y - 3], width, 6, isNull ? rust(scheme) : scheme.line, 'none');
    }),
  );
  const tilde: Point[] = range(-44, -14, 30).map((x) => [x, -58 - 6 * Math.sin((x + 44) / 4.8)]);
  return [
    area(
      [
        [-54, -80],
        [34, -80],
        [54, -60],
        [54, 80],
        [-54, 80],
      ],
      scheme.light,
    ),
    line(
      [
        [34, -80],
        [34, -60],
        [54, -60],
      ],
      scheme.line,
      3,
    ),
    line(
      [
        [-54, -80],
        [34, -80],
        [54, -60],
        [54, 80],
        [-54, 80],
        [-54, -80],
      ],
      scheme.line,
      3.6,
    ),
    line(tilde, scheme.lapis, 5),
    line(
      [
        [-4, -58],
        [22, -58],
      ],
      scheme.lapis,
      5,
    ),
    line(
      [
        [-44, -43],
        [44, -43],
      ],
      scheme.line,
      1.6,
    ),
    ...numbers.map((number) => number.replace(scheme.light, scheme.line)),
  ].join('');
};
