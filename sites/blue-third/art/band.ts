import type { PalettePaths } from '#shared/site-art/site-art.ts';

const keys = 56;
const key = 1200 / keys;
const box = (x: number, width: number, from: number, to: number) =>
  `M${x.toFixed(1)} ${from}h${width.toFixed(1)}V${to}h${(-width).toFixed(1)}Z`;
const white = (index: number) => box(index * key, key, 0, 48);
const each = Array.from({ length: keys }, (_, index) => index);
const blacks = each
  .filter((index) => [0, 1, 3, 4, 5].includes(index % 7))
  .map((index) => box((index + 0.7) * key, key * 0.6, 0, 30));
const edges = each.slice(1).map((index) => box(index * key - 0.5, 1, 0, 48));
const rails = [box(0, 1200, 0, 4), box(0, 1200, 45, 48)];

/** A divider between parts of a page: piano keys, a few of them pressed, in 1200 by 48 units. */
export const bandPaths: PalettePaths = [
  [4, 18, 39].map(white).join(''),
  [11, 32, 46].map(white).join(''),
  [2, 25, 53].map(white).join(''),
  [...blacks, ...edges, ...rails].join(''),
];
