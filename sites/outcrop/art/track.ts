import type { PalettePaths } from '#shared/site-art/site-art.ts';

/**
 * The drawing of the player's seek bar, in 1200 by 40 units: the beds of a core, each from its upper edge down. They
 * are gently folded, so that places along the bar can be told apart.
 */
export const trackPaths: PalettePaths = [
  'M0 0H1200V40H0Z',
  'M0 10C110 4 190 15 300 11S520 5 640 12 880 17 1000 9 1120 8 1200 12V40H0Z',
  'M0 20C130 14 210 25 330 20S540 15 670 22 900 27 1010 19 1130 17 1200 21V40H0Z',
  'M0 32C120 27 220 36 340 31S560 26 690 33 890 37 1020 30 1140 29 1200 32V40H0Z',
];
