import type { PalettePaths } from '#shared/site-art/site-art.ts';

/** The painting of the player's seek bar, in 1200 by 40 units: four stripes. */
export const trackPaths: PalettePaths = [
  'M0 0H1200V10H0Z',
  'M0 10H1200V20H0Z',
  'M0 20H1200V30H0Z',
  'M0 30H1200V40H0Z',
];
