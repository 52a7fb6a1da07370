import { range } from '#tools/press/sampling.ts';
import type { Point } from '../../press/shape.ts';
import { area, box, dot, line, ochre, rust, type Emblem } from './emblem-pen.ts';

/** Contours that cross a stream, and a bed whose V is sharper than theirs. */
export const sharpV: Emblem = (scheme) => {
  const vee = (tip: number, steep: number): Point[] =>
    range(-92, 92, 61).map((x) => [x, tip + steep * (Math.sqrt(x * x + 60) - Math.sqrt(60))]);
  const bed = vee(-66, 2.1).filter(([, y]) => y < 92);
  const base = vee(-40, 2.1).filter(([, y]) => y < 92);
  return [
    ...[-60, -34, -8, 18, 44, 70].map((tip) => line(vee(tip - 22, 0.75), scheme.line, 2)),
    area([...bed, ...[...base].reverse()], rust(scheme), 'fill-opacity=".75"'),
    line(bed, scheme.line, 3),
    line(base, scheme.line, 3),
    line(
      [
        [2, -94],
        [-3, -50],
        [3, 0],
        [-2, 50],
        [1, 94],
      ],
      scheme.lapis,
      6,
    ),
  ].join('');
};

/** A needle that points slightly away from north. */
export const threeNorths: Emblem = (scheme) => {
  const at = (degrees: number, radius: number): Point => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  const ticks = range(0, 350, 36).map((degrees, i) =>
    line(
      [at(degrees, i % 9 === 0 ? 66 : i % 3 === 0 ? 72 : 78), at(degrees, 84)],
      scheme.line,
      2.6,
    ),
  );
  const needle = -14;
  const half = (degrees: number, colour: string) =>
    area(
      [at(degrees, 62), at(degrees + 90, 9), at(degrees - 90, 9)],
      colour,
      `stroke="${scheme.line}" stroke-width="2"`,
    );
  return [
    dot([0, 0], 84, scheme.light, scheme.line),
    ...ticks,
    line([at(0, -58), at(0, 84)], scheme.lapis, 3.4),
    line([[0, 0], at(8, 84)], ochre(scheme), 3.4, 'stroke-dasharray="8 5"'),
    half(needle, rust(scheme)),
    half(needle + 180, scheme.grid),
    dot([0, 0], 6, scheme.light, scheme.line),
  ].join('');
};

/** Clusters of samples over blocks, some of which are held out. */
export const heldOutBlocks: Emblem = (scheme) => {
  const side = 40;
  const blocks = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const held = (row * 3 + column * 2) % 5 === 0;
      const corner: Point = [-80 + column * side, -80 + row * side];
      return box(corner, side, side, held ? scheme.lapis : scheme.light, scheme.line);
    }),
  );
  const centres: Point[] = [
    [-60, -56],
    [22, -62],
    [62, -20],
    [-18, -16],
    [-58, 24],
    [20, 22],
    [60, 62],
    [-20, 60],
  ];
  const around: Point[] = [
    [0, -8],
    [8, 3],
    [-7, 5],
    [2, 9],
    [-9, -6],
  ];
  const samples = centres.flatMap(([x, y], i) =>
    around.map(([dx, dy]) =>
      dot([x + dx, y + dy], 3.4, i % 2 ? rust(scheme) : ochre(scheme), scheme.line),
    ),
  );
  return [...blocks, ...samples].join('');
};

/** A page with its header, a sketch of dipping beds and lines of notes. */
export const notebookPage: Emblem = (scheme) => {
  const beds = [0, 13, 24, 42].map((down, i) =>
    area(
      [
        [-46, -38 + down],
        [46, -62 + down],
        [46, -50 + down],
        [-46, -26 + down],
      ],
      [ochre(scheme), scheme.lapis, rust(scheme), scheme.grid][i]!,
      `stroke="${scheme.line}" stroke-width="2"`,
    ),
  );
  return [
    box([-58, -84], 116, 168, scheme.light, scheme.line),
    ...range(-74, 74, 9).map((y) => `<circle cx="-58" cy="${y}" r="4" fill="${scheme.line}"/>`),
    line(
      [
        [-46, -72],
        [4, -72],
      ],
      scheme.line,
      4,
    ),
    line(
      [
        [18, -72],
        [46, -72],
      ],
      scheme.lapis,
      4,
    ),
    ...beds,
    ...range(30, 72, 5).map((y, i) =>
      line(
        [
          [-46, y],
          [[40, 28, 44, 10, 34][i]!, y],
        ],
        scheme.line,
        2.4,
      ),
    ),
    line(
      [
        [24, 76],
        [74, 8],
      ],
      scheme.line,
      12,
    ),
    line(
      [
        [27, 72],
        [74, 8],
      ],
      ochre(scheme),
      7,
    ),
    area(
      [
        [18, 84],
        [21, 71],
        [30, 78],
      ],
      scheme.line,
    ),
  ].join('');
};
