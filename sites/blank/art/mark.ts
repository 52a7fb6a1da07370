import type { PalettePaths } from '#shared/site-art/site-art.ts';

/** The logo: a disc in four quarters. */
export const markPaths: PalettePaths = [
  'M15 2A13 13 0 0 0 2 15H15Z',
  'M17 2A13 13 0 0 1 30 15H17Z',
  'M15 30A13 13 0 0 1 2 17H15Z',
  'M17 30A13 13 0 0 0 30 17H17Z',
];
