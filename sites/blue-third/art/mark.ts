import type { PalettePaths } from '#shared/site-art/site-art.ts';

/** A note head around a point, tilted as engravers cut it. */
const head = (x: number, y: number) =>
  `M${x - 5.6} ${y + 2}C${x - 6.6} ${y - 1.2} ${x - 2.6} ${y - 4.4} ${x + 1.4} ${y - 4.4}S${x + 6.6} ${y - 1.6} ${x + 5.6} ${y + 1}S${x + 1.4} ${y + 4.6} ${x - 1.4} ${y + 4.6}S${x - 5} ${y + 4.4} ${x - 5.6} ${y + 2}Z`;

/** The logo: a triad on one stem. The third, in blue, has slipped out of the column. */
export const markPaths: PalettePaths = [
  head(11, 9.2),
  head(11, 26.2),
  head(22.4, 17.8),
  'M15.4 1.2H17.8V30H15.4Z',
];
