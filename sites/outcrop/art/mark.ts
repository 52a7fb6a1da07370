import type { PalettePaths } from '#shared/site-art/site-art.ts';

/** The logo: four tilted beds, displaced along a fault, in a square of 32 units; top bed first. */
export const markPaths: PalettePaths = [
  'M0 0H20.5L18.2 8.2 0 5.2ZM20.5 0H32V15.4L16.4 14.6 18.2 8.2Z',
  'M0 5.2 18.2 8.2 16 16.2 0 12.4ZM16.4 14.6 32 15.4V22.6L14.4 21.8Z',
  'M0 12.4 16 16.2 13.6 24.8 0 20.6ZM14.4 21.8 32 22.6V28.4L12.8 27.6Z',
  'M0 20.6 13.6 24.8 11.6 32H0ZM12.8 27.6 32 28.4V32H11.6Z',
];
