import type { PalettePaths } from '#shared/site-art/site-art.ts';

/** A divider between parts of a page: a rule in four colours, in 1200 by 48 units. */
export const bandPaths: PalettePaths = [
  'M0 42H300V48H0Z',
  'M300 42H600V48H300Z',
  'M600 42H900V48H600Z',
  'M900 42H1200V48H900Z',
];
