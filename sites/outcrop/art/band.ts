import type { PalettePaths } from '#shared/site-art/site-art.ts';

/** A divider between parts of a page: beds of different thickness, gently folded, in 1200 by 48 units. */
export const bandPaths: PalettePaths = [
  'M0 14C140 4 250 20 400 12S690 2 840 11 1080 20 1200 9V48H0Z',
  'M0 24C160 15 260 30 420 22S700 12 850 21 1080 30 1200 19V48H0Z',
  'M0 31C160 24 280 38 430 30S710 21 860 29 1090 37 1200 28V48H0Z',
  'M0 40C170 34 290 45 440 39S720 32 870 38 1090 44 1200 37V48H0Z',
];
